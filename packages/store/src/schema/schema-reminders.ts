import type { ReminderState } from '@vitrine/domain/cart/reminders/reminder'
import type { ListedRow } from './schema-lists.ts'

/** Those who agreed to be reminded of their cart. */
export interface ReminderTables {
  readonly cart_reminders: CartReminderRow
  readonly cart_reminder_marks: {
    website_id: string
    /** A keyed hash of the address. */
    person_key: string
    /** When they were reminded last; 0: never. */
    mailed_at_ms: number
    /** 1: they want no more of it. */
    is_refused: number
  }
  readonly listed_cart_reminders: ListedRow & {
    created_at_ms: number
    changed_at_ms: number
    total_cents: number
  }
}

export interface CartReminderRow {
  website_id: string
  id: string
  cart_id: string
  cart_token: string
  /** In lower case. */
  email: string
  consent_text: string
  state: ReminderState
  taken_by: string
  items: string
  total_cents: number
  currency: string
  order_id: string
  created_at_ms: number
  changed_at_ms: number
}
