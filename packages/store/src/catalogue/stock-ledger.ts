import type { Stock } from '@vitrine/domain/catalogue/product'
import type { CountedStock } from '@vitrine/domain/catalogue/stock/judge-stock-change'
import type { StockCause } from '@vitrine/domain/catalogue/stock/stock-cause'
import type { StockHoldRow, StockLevelRow } from '../schema/schema-stock.ts'

/**
 * Stock of variants. Every change is one conditional update and one movement row: on hand is the sum of the movements,
 * held is the sum of the open holds, and neither is ever negative.
 */
export interface StockLedger {
  /** Keeps others from changing a variant until the end of the transaction. */
  lock(variantId: string): Promise<void>
  read(variantId: string): Promise<Stock | undefined>
  /** How many products have so many units or fewer in all their variants together; unlimited ones, and those that are not made of stock, have enough. */
  countLow(mostUnits: number): Promise<number>
  /** Holds units for a payment until it expires; nothing is held when any line falls short. Lines of one variant are summed first. */
  hold(
    payment: { readonly id: string; readonly expiresAtMs: number },
    lines: readonly StockLine[],
  ): Promise<HoldResult>
  /** What payments under way of a cart hold. */
  heldByCart(cartId: string): Promise<readonly StockLine[]>
  /** Turns a payment's holds into sold units. */
  take(paymentId: string, orderId: string): Promise<void>
  /** Drops the holds of a payment and locks what they hold, to be followed in the same transaction by `takeDropped`: `take` in two parts, so that nobody waits between them. */
  dropHolds(paymentId: string): Promise<readonly DroppedHold[]>
  /** Takes the units of holds that were dropped for an order. */
  takeDropped(dropped: readonly DroppedHold[], orderId: string): Promise<void>
  /** Gives a payment's holds back. */
  release(paymentId: string): Promise<void>
  /** Gives the units of an order back to the shelf. */
  restock(orderId: string, lines: readonly StockLine[]): Promise<void>
  /**
   * Sets what is on hand, as counted by the owner; records the difference. Units held for payments under way stay: the
   * answer is the stock as it is afterwards.
   */
  count(variantId: string, stock: CountedStock, reason: string, by?: CountedBy): Promise<Stock>
  /** Adds units, or takes some away; null when fewer would be left than payments under way hold, or the stock is unlimited. */
  add(variantId: string, units: number, reason: string, by?: CountedBy): Promise<Stock | null>
  movements(variantId: string): Promise<readonly StockMovement[]>
  /** Movements from the newest on, each with what was on hand afterwards. */
  history(variantId: string, place: HistoryPlace): Promise<StockHistory>
  /** How often owners changed the stock behind a movement; sales and returns are not counted. */
  countedSince(variantId: string, moveNumber: number): Promise<number>
  /** How often pieces of each variant of some products came or went, sales among them. */
  moveNumbers(productIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** How often each variant of a product was counted; those that never were are left out. */
  versions(productId: string): Promise<Readonly<Record<string, number>>>
}

/** Who changed stock, and why in one word. */
export interface CountedBy {
  readonly cause?: StockCause | null
  readonly accountId?: string | null | undefined
}

/** Which movements of a variant: those before a number, the newest first. */
export interface HistoryPlace {
  readonly before?: number | undefined
  readonly limit: number
}

export interface StockHistory {
  readonly moves: readonly (StockMovement & { readonly number: number; readonly onHandAfter: number })[]
  /** The number before which more were made; null: these are all. */
  readonly next: number | null
}

export interface StockLine {
  readonly variantId: string
  readonly quantity: number
}

export type HoldResult = { readonly ok: true } | { readonly ok: false; readonly short: readonly StockLine[] }

export interface StockMovement {
  readonly atMs: number
  readonly kind: 'received' | 'counted' | 'sold' | 'restocked'
  readonly quantity: number
  readonly orderId: string | null
  readonly reason: string
  /** Null where nobody chose one. */
  readonly cause: StockCause | null
  /** Who counted; null where nobody did, and of what was written down before that was kept. */
  readonly accountId: string | null
}

/** A hold that is dropped already, and the level that still counts it, locked. */
export interface DroppedHold {
  readonly level: StockLevelRow
  readonly hold: StockHoldRow
}
