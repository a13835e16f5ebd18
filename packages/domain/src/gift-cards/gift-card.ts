/** What can stand of a gift card. A spent one is active: money can come back to it. */
export type GiftCardState = (typeof giftCardStates)[number]

/** Every state. */
export const giftCardStates = ['active', 'void'] as const

/** States in words of owners. */
export const giftCardStateLabels: Readonly<Record<GiftCardState, string>> = {
  active: 'Active',
  void: 'Void',
}

/** A gift card. Its code is kept nowhere in plain: a keyed hash finds it, and a sealed copy can be sent again. */
export interface GiftCard {
  readonly id: string
  readonly lastFour: string
  readonly currency: string
  readonly state: GiftCardState
  /** What was put on it when it was issued. */
  readonly initialCents: number
  /** What is on it: the sum of its movements. */
  readonly balanceCents: number
  /** The part of the balance that payments under way reserve. */
  readonly heldCents: number
  /** Bought with a test payment: it pays test orders alone. */
  readonly isTest: boolean
  readonly issuedAtMs: number
  readonly updatedAtMs: number
  readonly recipientEmail: string
  readonly recipientName: string
  readonly senderName: string
  readonly message: string
  /** Not to be sent before this moment. */
  readonly deliverAtMs: number
  /** How often its mail was planned anew: of several that wait the last goes out. Left out: it never was. */
  readonly mailing?: number | undefined
  /** When the mail goes out that was planned anew. Left out: none was, and it goes out on its day. */
  readonly outAtMs?: number | undefined
  /** When it was handed to the mail service last; null: not yet. */
  readonly sentAtMs: number | null
  /** The order that bought it; null: issued by hand. */
  readonly orderId: string | null
  /** The order as people name it; '' without one. */
  readonly orderName: string
  /** To whom it is told that the card was sent; '' for nobody. */
  readonly buyerEmail: string
}

/** A change of what is on a card; rows are only ever added. */
export interface GiftMovement {
  readonly id: string
  readonly cardId: string
  readonly kind: GiftMovementKind
  /** Positive where the balance grows. */
  readonly cents: number
  readonly orderId: string | null
  /** What an owner wrote. */
  readonly reason: string
  /** Display name of who did it; '' for the shop itself. */
  readonly by: string
  readonly atMs: number
}

/** Why the balance of a card changes. */
export type GiftMovementKind = (typeof giftMovementKinds)[number]

/** Every kind of movement. */
export const giftMovementKinds = ['issue', 'redeem', 'refund', 'adjust', 'void', 'expire'] as const

/** What can be spent now. */
export function availableCents({
  state,
  balanceCents,
  heldCents,
}: Pick<GiftCard, 'state' | 'balanceCents' | 'heldCents'>): number {
  return state === 'active' ? balanceCents - heldCents : 0
}

/** Cards that a buyer may pay one order with. */
export const maxCardsOfOrder = 10

/** The most that a card can hold, in minor units. */
export const maxGiftCents = 100_000_000
