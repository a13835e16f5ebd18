import { donationLimits } from '@vitrine/domain/website/selling/donation-settings'
import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { cents, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin'] }

/** Whether and how donations are taken. */
export const { readCall: readDonationSettingsCall, changeCall: changeDonationSettingsCall } = defineSettings({
  name: 'DonationSettings',
  path: '/api/panel/settings/donations',
  policy,
  value: Type.Object({
    isOn: Type.Boolean(),
    /** What is given for. */
    funds: Type.Array(
      Type.Object({
        key: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
        title: shortText,
        description: Type.String({ maxLength: 1_000 }),
      }),
      { maxItems: donationLimits.funds },
    ),
    suggestedCents: Type.Array(cents, { maxItems: donationLimits.suggested }),
    takesOtherAmounts: Type.Boolean(),
    leastCents: cents,
    mostCents: cents,
    asksForNote: Type.Boolean(),
    /** What a payment costs, which givers can add: thousandths of a percent, and minor units. */
    coverMilliPercent: Type.Integer({ minimum: 0, maximum: 100_000 }),
    coverCents: cents,
    thanksText: Type.String({ maxLength: 1_000 }),
  }),
})
