import type { RenderPace } from '../services/render-pace.ts'

/** Pages that one network may have made at once, and how many more each second. Those in memory are not counted. */
export const usualPace = { burst: 600, perSecond: 10 }

/** Networks that are counted apart. With more, newcomers share. */
const maxOwn = 20_000
const sharedCount = 1_024

/** What a network may still have made, as of a moment. */
interface Allowance {
  left: number
  atMs: number
}

/** How quickly pages are made for one network: each takes the work of many that come from memory. */
export class RenderLimit {
  readonly #pace: RenderPace
  readonly #clock: () => number
  readonly #allowances = new Map<string, Allowance>()
  #sweptAtMs = Number.NEGATIVE_INFINITY

  /** `clock` tells milliseconds that are never set back. */
  constructor(pace: RenderPace = usualPace, clock = () => performance.now()) {
    this.#pace = pace
    this.#clock = clock
  }

  /** Takes a page from the allowance of a network; returns how long to wait when there is none, else 0. */
  take(network: string): number {
    const nowMs = this.#clock()
    const { burst, perSecond } = this.#pace
    const allowance = this.#allowanceOf(network, nowMs)
    allowance.left = Math.min(burst, allowance.left + ((nowMs - allowance.atMs) * perSecond) / 1000)
    allowance.atMs = nowMs
    if (allowance.left < 1) return ((1 - allowance.left) * 1000) / perSecond
    allowance.left -= 1
    return 0
  }

  #allowanceOf(network: string, nowMs: number): Allowance {
    const known = this.#allowances.get(network)
    if (known) return known
    const key = this.#hasRoom(nowMs) ? network : sharedKey(network)
    const allowance = this.#allowances.get(key) ?? { left: this.#pace.burst, atMs: nowMs }
    this.#allowances.set(key, allowance)
    return allowance
  }

  /** Forgets those who have their whole allowance again. */
  #hasRoom(nowMs: number): boolean {
    if (this.#allowances.size < maxOwn) return true
    if (nowMs - this.#sweptAtMs < 1_000) return false
    this.#sweptAtMs = nowMs
    const { burst, perSecond } = this.#pace
    for (const [key, { left, atMs }] of this.#allowances) {
      if (left + ((nowMs - atMs) * perSecond) / 1000 >= burst) this.#allowances.delete(key)
    }
    return this.#allowances.size < maxOwn
  }
}

function sharedKey(network: string): string {
  let sum = 0
  for (let index = 0; index < network.length; index += 1) sum = (sum * 31 + network.charCodeAt(index)) | 0
  return `shared ${(sum >>> 0) % sharedCount}`
}
