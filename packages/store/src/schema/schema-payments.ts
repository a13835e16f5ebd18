/** Payment services of a site, what they told, and the ways to pay that they keep. */
export interface PaymentServiceTables {
  readonly gateway_accounts: GatewayAccountRow
  readonly gateway_events: GatewayEventRow
  readonly saved_methods: SavedMethodRow
}

/** The keys of a site's account with a payment service. */
interface GatewayAccountRow {
  website_id: string
  gateway: string
  /** What browsers are told. */
  public_key: string
  sealed: string
  updated_at_ms: number
}

/** Something a payment service told, once. */
interface GatewayEventRow {
  website_id: string
  gateway: string
  event_id: string
  type: string
  /** '' where it is about no payment of ours. */
  payment_id: string
  at_ms: number
}

/** A way to pay that a payment service keeps for the site. */
export interface SavedMethodRow {
  website_id: string
  id: string
  /** The payment with which it was saved. */
  payment_id: string
  gateway: string
  /** The token, sealed. */
  sealed: string
  kind: string
  brand: string
  last4: string
  expiry_month: number | null
  expiry_year: number | null
  created_at_ms: number
  removed_at_ms: number | null
}
