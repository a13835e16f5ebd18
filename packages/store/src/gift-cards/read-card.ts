import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { type CardRow, giftCardDocument } from './gift-card-document.ts'

/** A card of its row. */
export function readCard(session: Session, row: CardRow | undefined): GiftCard | undefined {
  const details = readDocument(session, giftCardDocument, row)
  if (!row || !details) return undefined
  return {
    ...details,
    id: row.id,
    state: row.state,
    currency: row.currency,
    balanceCents: row.balance_cents,
    heldCents: row.held_cents,
    orderId: row.order_id,
  }
}
