import type { GiftCardState, GiftMovementKind } from '@vitrine/domain/gift-cards/gift-card'
import type { ListedRow } from './schema-lists.ts'

/** Gift cards, their ledger, and what is reserved. */
export interface GiftCardTables {
  readonly gift_cards: GiftCardRow
  readonly gift_card_movements: GiftMovementRow
  readonly gift_card_holds: GiftHoldRow
  readonly listed_gift_cards: ListedRow & {
    issued_at_ms: number
    updated_at_ms: number
    balance_cents: number
  }
}

export interface GiftCardRow {
  website_id: string
  id: string
  /** A keyed hash of the code. */
  code_hash: string
  /** The code, sealed by the key of the installation. */
  sealed_code: string
  /** What it was issued for: each is issued once. */
  source: string
  state: GiftCardState
  /** 1 where it was bought by a test payment. */
  is_test: number
  currency: string
  balance_cents: number
  held_cents: number
  /** The recipient's address in lower case; '' without one. */
  recipient: string
  order_id: string | null
  document: string
}

interface GiftMovementRow {
  website_id: string
  id: string
  card_id: string
  kind: GiftMovementKind
  cents: number
  order_id: string | null
  reason: string
  by_name: string
  at_ms: number
}

interface GiftHoldRow {
  website_id: string
  payment_id: string
  card_id: string
  cents: number
}
