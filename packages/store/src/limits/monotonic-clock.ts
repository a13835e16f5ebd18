/** Steps back of this size come from calls that overtake each other, not from a clock that was set. */
const jitterMs = 1_000

/** A time that goes on when the clock that it is read from is set back, so that no wait grows longer by that. */
export class MonotonicClock {
  #latestMs = Number.NEGATIVE_INFINITY
  #aheadMs = 0

  /** The steady time at which the clock says `nowMs`. */
  at(nowMs: number): number {
    const steadyMs = nowMs + this.#aheadMs
    if (steadyMs < this.#latestMs - jitterMs) this.#aheadMs = this.#latestMs - nowMs
    this.#latestMs = Math.max(this.#latestMs, steadyMs)
    return this.#latestMs
  }
}
