import { LRUCache } from 'lru-cache'

/** Pages of visitors are made again at most so often while acts change what they show: each costs as much as some ten rows. */
const everyMs = 3_000

/** Sites with acts that go on at one time. */
const mostSites = 1_000

/** When pages of visitors are made again while acts go on. At the end of an act they are in any case. */
export class PaceOfPages {
  readonly #lastMs = new LRUCache<string, number>({ max: mostSites })
  readonly #clock: () => number

  /** @param clock milliseconds that only go on */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  /** Whether the pages of a site are due; then they count as made. */
  isDue(websiteId: string): boolean {
    const nowMs = this.#clock()
    if (nowMs - (this.#lastMs.get(websiteId) ?? Number.NEGATIVE_INFINITY) < everyMs) return false
    this.#lastMs.set(websiteId, nowMs)
    return true
  }
}
