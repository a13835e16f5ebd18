import type { AttemptState } from '@vitrine/domain/payments/payment-states'
import type { ListedRow } from './schema-lists.ts'

/** Rows of selling; the others, and how they are kept, are in `schema.ts`. */
export interface PaymentRow {
  website_id: string
  id: string
  cart_id: string
  attempt_key: string
  request_hash: string
  gateway: string
  amount_cents: number
  currency: string
  state: AttemptState
  message: string
  reference: string
  order_id: string | null
  draft: string
  created_at_ms: number
  expires_at_ms: number
}

export interface MoneyMovementRow {
  website_id: string
  id: string
  order_id: string
  payment_id: string
  kind: 'charge' | 'refund'
  cents: number
  currency: string
  gateway: string
  reference: string
  at_ms: number
}

export interface CounterRow {
  website_id: string
  name: string
  value: number
}

export interface OrderRow {
  website_id: string
  id: string
  number: number
  cart_id: string
  created_at_ms: number
  grand_total_cents: number
  fulfillment_status: string
  payment_state: string
  document: string
}

/** Orders that owners draft for customers. */
export interface ProposalTables {
  readonly proposals: {
    website_id: string
    id: string
    /** Of its customer, in lower case; '' while it is not known. */
    email: string
    document: string
  }
  readonly listed_proposals: ListedRow & {
    created_at_ms: number
    updated_at_ms: number
    total_cents: number
    /** 0: there is no link. */
    ends_at_ms: number
  }
}
