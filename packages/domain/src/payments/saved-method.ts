/** A way to pay that a gateway keeps for the shop, as people know it: what it is charged by stays sealed. */
export interface SavedMethod {
  /** `card`, `paypal` or another kind, as the gateway calls it. */
  readonly kind: string
  /** The card's maker, such as `visa`; '' for other kinds. */
  readonly brand: string
  /** The last four digits; '' where there are none. */
  readonly last4: string
  /** Until the end of which month it is good; null where it does not expire. */
  readonly expiry: { readonly month: number; readonly year: number } | null
}
