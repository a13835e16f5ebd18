import type { AppliedDiscount, CodeFinding } from '../discounts/discount-offer.ts'
import type { GrantedDiscount } from '../discounts/granted-discount.ts'
import type { AppliedCard } from '../gift-cards/pay-with-cards.ts'
import type { PricedEntry } from './cart.ts'

/** Every amount of a cart or order, computed once by `priceCart` and read by page, API, order, mail and analytics. */
export interface Breakdown {
  readonly currency: string
  readonly lines: readonly BreakdownLine[]
  readonly totalQuantity: number
  readonly subtotalCents: number
  /** What comes off the goods: the sum of the lines' discounts. */
  readonly discountCents: number
  /** Every discount that applies, that on delivery too. */
  readonly discounts: readonly AppliedDiscount[]
  /** What became of each code of the cart. */
  readonly codes: readonly CodeFinding[]
  /** What delivery costs, after `shippingDiscountCents` came off. */
  readonly shippingCents: number
  readonly shippingDiscountCents: number
  /** The part of `taxCents` that is on shipping; the rest is the sum of the lines' tax. */
  readonly shippingTaxCents: number
  /** Tax in the total: on top of the prices, or contained in them (`taxIsIncluded`). */
  readonly taxCents: number
  readonly taxIsIncluded: boolean
  readonly taxLines: readonly TaxLine[]
  /** Whether its buyer owes the tax, which is in no amount; left out: no. */
  readonly isReverseCharge?: boolean
  /** Where it is taxed, ISO 3166-1 alpha-2; left out while no address is known. */
  readonly taxCountry?: string
  /** Of the tax on delivery, in thousandths of a percent; left out where it is not taxed. */
  readonly shippingTaxRateMilliPercent?: number
  readonly grandTotalCents: number
  /** Gift cards with what each pays. */
  readonly giftCards: readonly AppliedCard[]
  readonly giftCardCents: number
  /** What is left to pay after gift cards. */
  readonly dueCents: number
  readonly requiresShipping: boolean
  readonly hasDigital: boolean
  readonly purelyDigital: boolean
  readonly shipping: ShippingQuote
  /** The least a subtotal must be; 0 when there is no minimum. */
  readonly minimumSubtotalCents: number
  readonly isBelowMinimum: boolean
  /** Of a subscription that begins: its payments that are to come, as they would be today; left out where there are none. */
  readonly toCome?: readonly PaymentsToCome[]
  /** Discounts that it is given for payments that are to come. */
  readonly granted?: readonly GrantedDiscount[]
}

/** Payments in a row that cost the same. */
export interface PaymentsToCome {
  /** How many; null: until it is canceled. */
  readonly payments: number | null
  readonly grandTotalCents: number
}

/** A cart line with its amounts. */
export interface BreakdownLine extends PricedEntry {
  readonly subtotalCents: number
  /** Its shares of all discounts on goods and order. */
  readonly discountCents: number
  readonly discountExplained: readonly LineDiscount[]
  /** On what is left after discounts. */
  readonly taxCents: number
  /** That nobody owes tax of it, where the buyer owes the tax of the others; left out otherwise. */
  readonly isTaxExempt?: boolean
  /** Of its tax, in thousandths of a percent; left out where it is not taxed. */
  readonly taxRateMilliPercent?: number
}

/** Why a line costs less: a discount, with its share. */
export interface LineDiscount {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly cents: number
}

/** Tax by rule. */
export interface TaxLine {
  readonly name: string
  readonly rateMilliPercent: number
  readonly taxedCents: number
  readonly taxCents: number
}

/** The rates that an address can choose from (statuses: platform reference, section 2.10). */
export interface ShippingQuote {
  readonly status:
    | 'SHIPPING_NOT_REQUIRED'
    | 'INCOMPLETE_ADDRESS'
    | 'NO_APPLICABLE_SHIPPING_OPTIONS'
    | 'APPLICABLE_SHIPPING_OPTIONS'
  readonly options: readonly ShippingChoice[]
  readonly selectedKey: string | null
}

/** Whether the buyer chose to collect the goods. */
export function isPickup({ options, selectedKey }: ShippingQuote): boolean {
  return options.some((each) => each.key === selectedKey && each.isPickup === true)
}

/** A rate with what it costs for this cart. */
export interface ShippingChoice {
  readonly key: string
  readonly name: string
  readonly priceCents: number
  /** When it arrives; or where to collect it, and when. */
  readonly note?: string
  /** Whether the buyer collects it: no address is needed. */
  readonly isPickup?: boolean
  /** Whether the shop delivers it itself, on a round of its own. */
  readonly isLocal?: boolean
}
