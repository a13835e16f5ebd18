import { Type } from 'typebox'
import { productImage } from '../images/image-shape.ts'
import { longText, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'

/** What a site is called and known by (platform reference, section 2.1). */
const identity = Type.Object({
  title: shortText,
  tagLine: shortText,
  descriptionHtml: longText,
  logo: Type.Union([productImage, Type.Null()]),
  favicon: Type.Union([productImage, Type.Null()]),
})

export const { readCall: readIdentityCall, changeCall: changeIdentityCall } = defineSettings({
  name: 'Identity',
  path: '/api/panel/settings/identity',
  policy: { kind: 'owner', roles: ['admin'] },
  value: identity,
})
