import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { orNull, text } from '../documents/document-schemas.ts'
import type { GiftCardRow } from '../schema/schema-gift-cards.ts'

/** What a card's own columns keep: its money and its state, and what it is found by. */
type Kept = 'id' | 'currency' | 'state' | 'balanceCents' | 'heldCents' | 'orderId'

/** The rest of a gift card. */
export type GiftCardDetails = Omit<GiftCard, Kept>

/** What is known of a card beside its money. */
export const giftCardDocument = defineDocument<GiftCardDetails>()(
  'gift card',
  Type.Object({
    lastFour: text,
    initialCents: Type.Number(),
    isTest: Type.Boolean(),
    issuedAtMs: Type.Number(),
    updatedAtMs: Type.Number(),
    recipientEmail: text,
    recipientName: text,
    senderName: text,
    message: text,
    deliverAtMs: Type.Number(),
    mailing: Type.Optional(Type.Number()),
    outAtMs: Type.Optional(Type.Number()),
    sentAtMs: orNull(Type.Number()),
    orderName: text,
    buyerEmail: text,
  }),
)

/** The columns that a card is read from. */
export const cardColumns = [
  'id',
  'state',
  'currency',
  'balance_cents',
  'held_cents',
  'order_id',
  'document',
] as const

/** A row of a card. */
export type CardRow = Pick<GiftCardRow, (typeof cardColumns)[number]>

/** Writes what the document keeps of a card. */
export function writeDetails(card: GiftCard): string {
  const { id: _id, currency: _c, state: _s, balanceCents: _b, heldCents: _h, orderId: _o, ...details } = card
  return JSON.stringify(details)
}
