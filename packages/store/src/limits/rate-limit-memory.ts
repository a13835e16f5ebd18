import { hash, randomBytes } from 'node:crypto'
import { MonotonicClock } from './monotonic-clock.ts'
import type { RateLimits } from './rate-limits.ts'

/** Keys that have a window of their own. With more, newcomers share, so that many addresses neither fill the memory nor end a limit. */
const maxOwn = 50_000

/** Windows that newcomers share when the others are taken. */
const sharedCount = 4_096

/** How often at most windows that are over are looked for, when there is no room. */
const sweepEveryMs = 1_000

type Limit = Parameters<RateLimits['take']>[1]

interface Window {
  count: number
  endsAtMs: number
}

/**
 * Attempts counted in memory: enough where one process owns the data folder, and it spares each request a synced
 * commit. A restart begins to count again.
 */
export class RateLimitMemory {
  readonly #windows = new Map<string, Window>()
  readonly #time = new MonotonicClock()
  readonly #maxOwn: number
  readonly #sharedCount: number
  /** It is not known outside which keys share a window. */
  readonly #salt = randomBytes(16).toString('hex')
  #sweptAtMs = Number.NEGATIVE_INFINITY

  constructor(bounds = { maxOwn, sharedCount }) {
    this.#maxOwn = bounds.maxOwn
    this.#sharedCount = bounds.sharedCount
  }

  /** Windows in memory. */
  get size(): number {
    return this.#windows.size
  }

  limitsOf(websiteId: string): RateLimits {
    return {
      take: async (key, { max, windowMs, nowMs }) => {
        const steadyMs = this.#time.at(nowMs)
        const window = this.#windowOf(`${websiteId} ${key}`, { max, windowMs, nowMs: steadyMs })
        window.count += 1
        return { allowed: window.count <= max, retryAfterMs: Math.max(0, window.endsAtMs - steadyMs) }
      },
      giveBack: async (key) => {
        // Who shares a window cannot tell which attempts in it were theirs.
        const own = this.#windows.get(`${websiteId} ${key}`)
        if (own && own.count > 0) own.count -= 1
      },
    }
  }

  #windowOf(key: string, limit: Limit): Window {
    const isRoom = this.#windows.has(key) || this.#hasRoom(limit.nowMs)
    return this.#openWindow(isRoom ? key : this.#sharedKey(key, limit), limit)
  }

  #openWindow(key: string, { windowMs, nowMs }: Limit): Window {
    const known = this.#windows.get(key)
    if (known && known.endsAtMs > nowMs) return known
    const opened = { count: 0, endsAtMs: nowMs + windowMs }
    this.#windows.set(key, opened)
    return opened
  }

  /** Only what has the same limit shares a window. */
  #sharedKey(key: string, { max, windowMs }: Limit): string {
    const digest = hash('sha256', this.#salt + key, 'hex')
    return `shared ${max} ${windowMs} ${Number.parseInt(digest.slice(0, 8), 16) % this.#sharedCount}`
  }

  #hasRoom(nowMs: number): boolean {
    if (this.#windows.size < this.#maxOwn) return true
    if (nowMs - this.#sweptAtMs < sweepEveryMs) return false
    this.#sweptAtMs = nowMs
    for (const [key, window] of this.#windows) if (window.endsAtMs <= nowMs) this.#windows.delete(key)
    return this.#windows.size < this.#maxOwn
  }
}
