import type { GiftCard, GiftMovement } from '@vitrine/domain/gift-cards/gift-card'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/**
 * Gift cards. What is on one changes by one guarded update and one row of its ledger: the balance is the sum of the movements, what is
 * reserved is the sum of the open holds, and no more is ever reserved than there is.
 */
export interface GiftCardRecords {
  find(id: string): Promise<GiftCard | undefined>
  /** Keeps others from changing a card until the end of the transaction. */
  lock(id: string): Promise<GiftCard | undefined>
  findMany(ids: readonly string[]): Promise<readonly GiftCard[]>
  findByHash(codeHash: string): Promise<GiftCard | undefined>
  /** Those that an order bought, in the order of their ids. */
  listByOrder(orderId: string): Promise<readonly GiftCard[]>
  /** The same by their ids, each with what it was issued for. */
  sourcesOfOrder(orderId: string): Promise<readonly { readonly id: string; readonly source: string }[]>
  /** The id of the card that was issued for something. */
  findIdBySource(source: string): Promise<string | undefined>
  /** Those that were sent to an address. */
  listByRecipient(email: string): Promise<readonly GiftCard[]>
  /** The sealed code of a card. */
  sealedCode(id: string): Promise<string | null>
  /** Issues a card with its first movement; false where one was issued for the same source before. */
  issue(card: GiftCard, issued: IssuedCode): Promise<boolean>
  /** Writes what is known of a card beside its money; balance, reserve and state stay. */
  saveDetails(card: GiftCard): Promise<void>
  /** Reserves parts of cards for a payment, all or none; what it reserved before is given back first. */
  hold(paymentId: string, parts: readonly CardPart[]): Promise<boolean>
  /** What payments under way of a cart reserve. */
  heldByCart(cartId: string): Promise<readonly CardPart[]>
  /** Turns what a payment reserved into redemptions. */
  take(paymentId: string, order: { readonly id: string; readonly atMs: number }): Promise<void>
  /** Gives back what a payment reserved. */
  release(paymentId: string): Promise<void>
  /** Moves money onto a card or from it; false where it is void, or less would be left than payments under way reserve. */
  move(movement: GiftMovement): Promise<boolean>
  /** Empties a card and closes it; false where it is void already, or a payment under way reserves a part. */
  void(movement: Omit<GiftMovement, 'cents'>): Promise<boolean>
  /** The ledger of a card, oldest first. */
  movements(cardId: string): Promise<readonly GiftMovement[]>
  list(ask: ListAsk): Promise<ListPage<GiftCard>>
  /** Whether one was ever issued. */
  hasAny(): Promise<boolean>
  /** What the shop owes on cards that were bought in earnest, by currency. */
  liability(): Promise<
    readonly { readonly currency: string; readonly cents: number; readonly cards: number }[]
  >
  /** When one changed last; 0 for never. */
  lastChangeMs(): Promise<number>
}

/** The code of a card as it is kept, and for what it is issued. */
export interface IssuedCode {
  readonly codeHash: string
  readonly sealedCode: string
  readonly source: string
  readonly reason: string
  readonly by: string
}

/** A part of a card. */
export interface CardPart {
  readonly cardId: string
  readonly cents: number
}
