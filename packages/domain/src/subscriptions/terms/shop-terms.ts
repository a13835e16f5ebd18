import type { StoreSettings } from '../../website/store-settings.ts'
import type { Subscription } from '../subscription.ts'

/** How a shop writes its prices now; what was agreed before may be in another currency, or with another idea of tax. */
export interface ShopTerms {
  readonly currency: string
  readonly taxIsIncluded: boolean
}

/** How a shop writes its prices, by its settings. */
export function shopTermsOf({
  currency,
  taxInterpretation,
}: Pick<StoreSettings, 'currency' | 'taxInterpretation'>): ShopTerms {
  return { currency, taxIsIncluded: taxInterpretation === 'inclusive' }
}

/** The settings by which a subscription is charged: its price contains tax, or does not, as on the day on which it was agreed. */
export function settingsAsAgreed(
  store: StoreSettings,
  { taxIsIncluded }: Pick<Subscription, 'taxIsIncluded'>,
): StoreSettings {
  if (taxIsIncluded === undefined) return store
  return { ...store, taxInterpretation: taxIsIncluded ? 'inclusive' : 'exclusive' }
}
