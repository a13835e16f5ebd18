import type { RateLimits } from './rate-limits.ts'

/** When so many keys are counted, those whose window is over are forgotten. */
const sweepAt = 10_000

/**
 * Attempts counted in memory: enough where one process owns the data folder, and it spares each request a synced
 * commit. A restart begins to count anew.
 */
export class RateLimitMemory {
  readonly #windows = new Map<string, { count: number; endsAtMs: number }>()

  limitsOf(websiteId: string): RateLimits {
    return {
      take: async (key, { max, windowMs, nowMs }) => {
        const window = this.#windowOf(`${websiteId} ${key}`, nowMs, windowMs)
        window.count += 1
        return { allowed: window.count <= max, retryAfterMs: Math.max(0, window.endsAtMs - nowMs) }
      },
    }
  }

  #windowOf(key: string, nowMs: number, windowMs: number) {
    const known = this.#windows.get(key)
    if (known && known.endsAtMs > nowMs) return known
    if (this.#windows.size >= sweepAt) this.#forgetEnded(nowMs)
    const opened = { count: 0, endsAtMs: nowMs + windowMs }
    this.#windows.set(key, opened)
    return opened
  }

  #forgetEnded(nowMs: number): void {
    for (const [key, window] of this.#windows) if (window.endsAtMs <= nowMs) this.#windows.delete(key)
  }
}
