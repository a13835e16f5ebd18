/** What an order subscribes to, as far as a refund asks. */
interface Subscribed {
  /** Whether it will be charged some day again. */
  readonly isChangeable: boolean
  /** Whether it is canceled, and what was paid for lasts on. */
  readonly isLasting: boolean
  /** Whether the order paid for the time that runs now. */
  readonly paysNow: boolean
}

/** What can be asked of a refund about what the order subscribes to; null: nothing. */
export interface EndAsked {
  /** Whether it is likely: all that is left of the current payment goes back. */
  readonly isProposed: boolean
  /** Whether it runs; else it is canceled, and what was paid for lasts on. */
  readonly isRunning: boolean
}

/** What is asked about the end of what an order subscribes to, where all that is left of its money goes back or not. One that is canceled ends sooner only where all of its current payment goes back. */
export function endAsked(subscriptions: readonly Subscribed[], isAll: boolean): EndAsked | null {
  const isRunning = subscriptions.some(({ isChangeable }) => isChangeable)
  const paying = isAll ? subscriptions.filter(({ paysNow }) => paysNow) : []
  const isProposed = paying.some(({ isChangeable, isLasting }) => isChangeable || isLasting)
  return isRunning || isProposed ? { isProposed, isRunning } : null
}
