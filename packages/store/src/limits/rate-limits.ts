/** Counts attempts per key in fixed windows, across processes. */
export interface RateLimits {
  /** Counts one attempt; says whether it is within `max` of the window, and when the window ends. */
  take(
    key: string,
    limit: { readonly max: number; readonly windowMs: number; readonly nowMs: number },
  ): Promise<{ allowed: boolean; retryAfterMs: number }>
  /** Takes one attempt off again that turned out to be none to count, in the window that is open. */
  giveBack(key: string): Promise<void>
}
