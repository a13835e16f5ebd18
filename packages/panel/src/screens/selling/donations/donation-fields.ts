import type { ReplyOf } from '@vitrine/contract/call'
import type { readDonationSettingsCall } from '@vitrine/contract/selling/donation-calls'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'

/** How donations are taken, while it is edited. */
export type DonationFields = SettingsFields<ReplyOf<typeof readDonationSettingsCall>['value']>
