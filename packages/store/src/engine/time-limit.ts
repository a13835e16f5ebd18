/** How a transaction is run. */
export interface TransactionOptions {
  /** The longest that its work may take, in milliseconds: others wait behind it. Usually `usualLimitMs`. */
  readonly limitMs?: number
  /**
   * Work that as a rule reads, and in the end saves one cart that it locked. PostgreSQL first runs it without locks: what it reads is read together with
   * what others read in the same turn, and the cart is saved if it is as it was read. Else the work is run again with locks.
   */
  readonly isOptimistic?: boolean
}

/** Work that takes longer is ended with an error; what it does afterwards, its session refuses. */
export const usualLimitMs = 10_000
