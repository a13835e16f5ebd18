import type { GiftCard, GiftMovement } from './gift-card.ts'
import { goesOutAtMs } from './mailing.ts'

/** A card as the panel shows it; whom its buyer is, is told by the order. */
export function presentGiftCard(card: GiftCard) {
  const { buyerEmail: _buyer, mailing: _mailing, outAtMs: _out, ...shown } = card
  return { ...shown, goesOutAtMs: goesOutAtMs(card) }
}

/** A row of a card's ledger as the panel shows it. */
export function presentGiftMovement({ id, kind, cents, orderId, reason, by, atMs }: GiftMovement) {
  return { id, kind, cents, orderId, reason, by, atMs }
}
