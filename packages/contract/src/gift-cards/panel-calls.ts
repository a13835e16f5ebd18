import { giftCardStates, giftMovementKinds } from '@vitrine/domain/gift-cards/gift-card'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall } from '../lists/list-call.ts'
import { id, oneOf, shortLines, shortText } from '../schemas.ts'
import { giftCardsList } from './gift-cards-list.ts'
import { mayKeepGiftCards } from './gift-cards-policy.ts'

/** A gift card; of its code the end alone. */
const giftCard = Type.Object({
  id: Type.String(),
  lastFour: Type.String(),
  state: oneOf(giftCardStates),
  currency: Type.String(),
  initialCents: Type.Integer(),
  balanceCents: Type.Integer(),
  /** What payments under way reserve of the balance. */
  heldCents: Type.Integer(),
  isTest: Type.Boolean(),
  issuedAtMs: Type.Integer(),
  updatedAtMs: Type.Integer(),
  recipientEmail: Type.String(),
  recipientName: Type.String(),
  senderName: Type.String(),
  message: Type.String(),
  /** The day that was chosen for it. */
  deliverAtMs: Type.Integer(),
  /** When its mail goes out that was planned last. */
  goesOutAtMs: Type.Integer(),
  /** null: not yet. */
  sentAtMs: Type.Union([Type.Integer(), Type.Null()]),
  orderId: Type.Union([Type.String(), Type.Null()]),
  orderName: Type.String(),
})

const movement = Type.Object({
  id: Type.String(),
  kind: oneOf(giftMovementKinds),
  cents: Type.Integer(),
  orderId: Type.Union([Type.String(), Type.Null()]),
  reason: Type.String(),
  by: Type.String(),
  atMs: Type.Integer(),
})

const cardReply = Type.Object({
  card: giftCard,
  /** Its ledger, oldest first. */
  movements: Type.Array(movement),
  /** Whether mail goes out, or is kept in the mailbox. */
  sendsMail: Type.Boolean(),
})

const ofCard = {
  policy: mayKeepGiftCards,
  params: Type.Object({ cardId: id }),
} as const

/** The gift cards of the site; `q` finds ends of codes, recipients and orders by the beginnings of their words. */
export const listGiftCardsCall = defineListCall({
  list: giftCardsList,
  name: 'listGiftCards',
  path: '/api/panel/gift-cards',
  policy: mayKeepGiftCards,
  row: giftCard,
})

/** What the shop owes on cards that were bought or given in earnest, by currency. */
export const readGiftLiabilityCall = defineCall({
  name: 'readGiftLiability',
  method: 'GET',
  path: '/api/panel/gift-card-liability',
  policy: mayKeepGiftCards,
  reply: Type.Object({
    sums: Type.Array(Type.Object({ currency: Type.String(), cents: Type.Integer(), cards: Type.Integer() })),
  }),
})

/** A card with its ledger. */
export const readGiftCardCall = defineCall({
  ...ofCard,
  name: 'readGiftCard',
  method: 'GET',
  path: '/api/panel/gift-cards/:cardId',
  reply: cardReply,
})

/** Issues a card by hand, in the shop's currency, and mails it on its day. */
export const issueGiftCardCall = defineCall({
  name: 'issueGiftCard',
  method: 'POST',
  path: '/api/panel/gift-cards',
  policy: mayKeepGiftCards,
  limit: { max: 120, windowMs: 3_600_000 },
  body: Type.Object({
    cents: Type.Integer({ minimum: 1 }),
    recipientEmail: Type.String({ maxLength: 1_000 }),
    recipientName: shortText,
    senderName: shortText,
    message: Type.String({ maxLength: 2_000 }),
    /** The day on which it is sent, as 2026-12-24; '' at once. */
    deliverOn: shortText,
    /** Why it is issued; for the ledger. */
    reason: shortLines,
    /** A word of whoever asks, new for each card: asked for again with the same, the card of the first time is answered. */
    key: Type.Optional(shortText),
  }),
  reply: cardReply,
})

/** Puts money onto a card, or takes some off; with a reason, which the ledger keeps. */
export const adjustGiftCardCall = defineCall({
  ...ofCard,
  name: 'adjustGiftCard',
  method: 'POST',
  path: '/api/panel/gift-cards/:cardId/adjustments',
  body: Type.Object({
    cents: Type.Integer(),
    reason: shortLines,
    /** What was on the card when it was asked for: where something else is, nothing is moved. */
    balanceCents: Type.Optional(Type.Integer()),
  }),
  reply: cardReply,
})

/** Empties a card and closes it for good. */
export const voidGiftCardCall = defineCall({
  ...ofCard,
  name: 'voidGiftCard',
  method: 'POST',
  path: '/api/panel/gift-cards/:cardId/void',
  body: Type.Object({ reason: shortLines }),
  reply: cardReply,
})

/** Mails a card again, with the same code, to its recipient or to another address, which it then is for; one that waits for its day can go on waiting. */
export const resendGiftCardCall = defineCall({
  ...ofCard,
  name: 'resendGiftCard',
  method: 'POST',
  path: '/api/panel/gift-cards/:cardId/mails',
  limit: { max: 60, windowMs: 3_600_000 },
  body: Type.Object({
    recipientEmail: Type.String({ maxLength: 1_000 }),
    /** Whether it is sent on the day that was chosen, where that is still to come; left out: at once. */
    isOnItsDay: Type.Optional(Type.Boolean()),
  }),
  reply: cardReply,
})
