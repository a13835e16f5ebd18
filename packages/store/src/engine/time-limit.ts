/** How a transaction is run. */
export interface TransactionOptions {
  /** The longest that its work may take, in milliseconds: others wait behind it. Usually `usualLimitMs`. */
  readonly limitMs?: number
}

/** Work that takes longer is ended with an error; what it does afterwards, its session refuses. */
export const usualLimitMs = 10_000
