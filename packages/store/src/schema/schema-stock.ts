/** What there is of a variant. */
export interface StockLevelRow {
  website_id: string
  variant_id: string
  product_id: string
  is_unlimited: number
  on_hand: number
  held: number
  /** How many movements were recorded: the next one's sequence. */
  movement_count: number
}

/** Units that came or went. */
export interface StockMovementRow {
  website_id: string
  variant_id: string
  sequence: number
  at_ms: number
  kind: 'received' | 'counted' | 'sold' | 'restocked'
  quantity: number
  order_id: string | null
  reason: string
  /** Why an owner changed it, in one word; null where nobody chose one. */
  cause: string | null
  /** Who counted. */
  account_id: string | null
}

/** Units that a payment holds. */
export interface StockHoldRow {
  website_id: string
  payment_id: string
  variant_id: string
  quantity: number
  expires_at_ms: number
}
