import type { PricedEntry } from './cart.ts'

/** Every amount of a cart or order, computed once by `priceCart` and read by page, API, order, mail and analytics. */
export interface Breakdown {
  readonly currency: string
  readonly lines: readonly BreakdownLine[]
  readonly totalQuantity: number
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  /** The part of `taxCents` that is on shipping; the rest is the sum of the lines' tax. */
  readonly shippingTaxCents: number
  /** Tax in the total: on top of the prices, or contained in them (`taxIsIncluded`). */
  readonly taxCents: number
  readonly taxIsIncluded: boolean
  readonly taxLines: readonly TaxLine[]
  readonly grandTotalCents: number
  readonly requiresShipping: boolean
  readonly hasDigital: boolean
  readonly purelyDigital: boolean
  readonly shipping: ShippingQuote
  /** The least a subtotal must be; 0 when there is no minimum. */
  readonly minimumSubtotalCents: number
  readonly isBelowMinimum: boolean
}

/** A cart line with its amounts. */
export interface BreakdownLine extends PricedEntry {
  readonly subtotalCents: number
  readonly discountCents: number
  readonly taxCents: number
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
}
