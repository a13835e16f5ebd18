import type { ReplyOf } from '@vitrine/contract/call'
import type { readShippingCall } from '@vitrine/contract/selling/selling-calls'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'

/** Shipping as it is edited. */
export type ShippingDraft = ReplyOf<typeof readShippingCall>['value']

/** The fields of shipping, to be bound to inputs. */
export type ShippingFields = SettingsFields<ShippingDraft>
