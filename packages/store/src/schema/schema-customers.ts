export interface CustomerRow {
  website_id: string
  id: string
  /** The address without case: one person for each. */
  email_key: string
  document: string
}

/** Whose an order is, and what it added to what is counted of them. */
export interface CustomerOrderRow {
  website_id: string
  order_id: string
  /** '' when the person was erased: the order is counted no more. */
  customer_id: string
  created_at_ms: number
  orders: number
  test_orders: number
  cents: number
}

/** A file that is written for an owner, and how far it is. */
export interface ExportRow {
  website_id: string
  id: string
  created_at_ms: number
  document: string
}
