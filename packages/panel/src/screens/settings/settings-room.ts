import type { Call } from '@vitrine/contract/call'

/** A room of the settings. */
export interface SettingsRoom {
  readonly to:
    | '/settings/identity'
    | '/settings/business'
    | '/settings/region'
    | '/settings/languages'
    | '/settings/seo'
    | '/settings/visibility'
    | '/settings/captcha'
    | '/settings/mails'
    | '/settings/places'
    | '/settings/code'
    | '/settings/statistics'
    | '/settings/experiments'
    | '/settings/legal'
    | '/website'
    | '/redirects'
    | '/settings/people'
    | '/api-keys'
    | '/exports'
    | '/settings/checkout'
    | '/settings/shipping'
    | '/settings/taxes'
    | '/settings/invoices'
    | '/settings/tax-report'
    | '/settings/payments'
    | '/settings/merchandising'
    | '/settings/subscriptions'
    | '/settings/makers'
    | '/settings/product-feeds'
    | '/settings/currency'
    | '/settings/donations'
    | '/settings/abandoned-carts'
  readonly label: string
  readonly description: string
  /** What finds it in the palette beside its name. */
  readonly words?: string
  readonly needs: Pick<Call, 'policy' | 'name'>
}
