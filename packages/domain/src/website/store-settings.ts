/** What an owner sets about selling: currency, shipping, tax, limits (platform reference, section 2.2, `storeSettings`). */
export interface StoreSettings {
  readonly currency: string
  /** Whether prices shown contain tax. */
  readonly taxInterpretation: 'inclusive' | 'exclusive'
  readonly taxRules: readonly TaxRule[]
  readonly shippingZones: readonly ShippingZone[]
  /** 0: no minimum. */
  readonly minimumSubtotalCents: number
  readonly isExpressCheckout: boolean
  readonly allowsSeveralServices: boolean
  readonly businessName: string
  readonly continueShoppingUrl: string
  readonly measurement: 'imperial' | 'metric'
  readonly payments: { readonly test: boolean; readonly manual: ManualPayment | null }
  /** Where a new visitor most likely lives: preselected at checkout. */
  readonly defaultCountry: string
  /** Text of the order button's law-bound wording, terms and returns pages; URLs or ''. */
  readonly termsUrl: string
  readonly returnsUrl: string
  readonly privacyUrl: string
}

/** Payment outside the shop: bank transfer, cash on collection. */
interface ManualPayment {
  readonly label: string
  readonly instructions: string
}

/** A tax on goods shipped to a country, or to one region of it. The most specific rule wins. */
export interface TaxRule {
  readonly name: string
  readonly country: string
  readonly region: string | null
  /** Thousandths of a percent: 8875 is 8.875 %. */
  readonly rateMilliPercent: number
  readonly taxesShipping: boolean
}

/** Where a set of rates applies; `countries` empty means everywhere else. */
export interface ShippingZone {
  readonly name: string
  readonly countries: readonly string[]
  readonly rates: readonly ShippingRate[]
}

/** A way to send a parcel, and what it costs. */
export type ShippingRate = { readonly key: string; readonly name: string } & (
  | { readonly kind: 'flat'; readonly priceCents: number }
  | { readonly kind: 'by-weight'; readonly ranges: readonly WeightRange[] }
  | { readonly kind: 'free-over'; readonly thresholdCents: number; readonly priceCents: number }
)

/** Price of a parcel up to a weight; `null` for any weight above. */
interface WeightRange {
  readonly toGrams: number | null
  readonly priceCents: number
}
