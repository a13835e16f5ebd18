import type { AgreedDelivery } from '../cart/proposals/proposal.ts'
import type { Address } from '../contact/address.ts'
import type { DiscountContext } from '../discounts/discount-offer.ts'
import type { OfferedCard } from '../gift-cards/pay-with-cards.ts'
import type { StoreSettings } from '../website/store-settings.ts'
import type { ShippingSettings } from './shipping-quote.ts'
import type { TaxedPlace } from './tax-rule.ts'

/** What a price depends on, beside the lines. */
export interface PricingContext {
  readonly settings: PricingSettings
  readonly shippingAddress: Pick<Address, 'country' | 'region' | 'postalCode'> | null
  readonly billingAddress: TaxedPlace | null
  readonly shippingOptionKey: string | null
  /** Where the business is; left out: not known. */
  readonly businessPlace?: TaxedPlace
  /** The day by the clock of the site, as 2026-01-31. */
  readonly today: string
  /** Gift cards that the buyer pays with; left out: none. */
  readonly giftCards?: readonly OfferedCard[]
  /** The country of a seller whose buyer owes the tax, on delivery to another one of the Union; left out: the shop charges it. */
  readonly reverseChargeFrom?: string
  /** How it is sent, where that was agreed with the buyer; left out: by the ways of the shop. */
  readonly delivery?: AgreedDelivery
  /** Left out: there are no discounts. */
  readonly discounts?: DiscountContext
  /** Which payment of what comes again and again is priced; left out: the first. */
  readonly payment?: number
  /** What is said of a payment of a subscription that is too little to be charged; left out: in plain English. */
  readonly tooLittleName?: string
}

/** The settings by which a cart is priced. */
export type PricingSettings = ShippingSettings &
  Pick<StoreSettings, 'currency' | 'taxInterpretation' | 'taxRules' | 'minimumSubtotalCents'>
