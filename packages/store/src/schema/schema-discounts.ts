import type { ListedRow } from './schema-lists.ts'

/** Discounts, their codes, and who had them. */
export interface DiscountTables {
  readonly discounts: DiscountRow
  readonly discount_codes: DiscountCodeRow
  readonly discount_uses: DiscountUseRow
  readonly discount_customers: DiscountCustomerRow
  readonly listed_discounts: ListedRow & { starts_at_ms: number }
}

interface DiscountRow {
  website_id: string
  id: string
  is_automatic: number
  is_for_subscriptions: number
  document: string
}

/** A code with its count of uses. An automatic discount counts by a code that nobody can type. */
interface DiscountCodeRow {
  website_id: string
  code: string
  discount_id: string
  used: number
  reserved: number
  /** null: any number of uses. */
  most: number | null
  created_at_ms: number
}

/** A use that a payment reserved, or an order took. */
interface DiscountUseRow {
  website_id: string
  payment_id: string
  discount_id: string
  code: string
  cart_id: string
  state: 'reserved' | 'taken'
  order_id: string | null
  order_number: number | null
  amount_cents: number
  currency: string
  at_ms: number
  /** Whose use it is of a discount that each customer has once, by a keyed hash; '' of others, and of who was erased. */
  customer_key: string
}

/** Who had a discount that each customer has once: a keyed hash of the address. */
interface DiscountCustomerRow {
  website_id: string
  discount_id: string
  customer_key: string
  payment_id: string
}
