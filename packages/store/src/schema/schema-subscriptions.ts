import type { ListedRow } from './schema-lists.ts'

/** Subscriptions to products, and the list of owners that shows them. */
export interface SubscriptionTables {
  readonly subscriptions: SubscriptionRow
  readonly listed_subscriptions: ListedRow & { next_at_ms: number; created_at_ms: number; email: string }
}

interface SubscriptionRow {
  website_id: string
  id: string
  /** The order of its first cycle: an order begins a line's subscription once. */
  order_id: string
  line_id: string
  /** The buyer's address without case. */
  email_key: string
  updated_at_ms: number
  document: string
}
