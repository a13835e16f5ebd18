import { Type } from 'typebox'
import { shortText } from '../../schemas.ts'
import { defineSettings } from '../../settings.ts'

const minute = Type.Integer({ minimum: 0, maximum: 1_440 })

const day = Type.Object({
  text: shortText,
  ranges: Type.Array(Type.Object({ from: minute, to: minute }), { maxItems: 20 }),
})

/** Who runs a site, where, and when they are there (platform reference, section 2.2). */
const business = Type.Object({
  businessName: shortText,
  location: Type.Object({
    addressTitle: shortText,
    addressLine1: shortText,
    addressLine2: shortText,
    addressCountry: shortText,
  }),
  contactEmail: shortText,
  contactPhoneNumber: shortText,
  hours: Type.Object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  socialAccounts: Type.Array(
    Type.Object({ screenname: shortText, profileUrl: Type.String({ maxLength: 4_000 }) }),
    { maxItems: 100 },
  ),
})

export const { readCall: readBusinessCall, changeCall: changeBusinessCall } = defineSettings({
  name: 'Business',
  path: '/api/panel/settings/business',
  policy: { kind: 'owner', roles: ['admin'] },
  value: business,
})
