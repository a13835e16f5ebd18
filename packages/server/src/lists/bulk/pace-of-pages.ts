import { LRUCache } from 'lru-cache'

/** Pages of visitors are made again at most so often while acts change what they show: each costs as much as some ten rows. */
const everyMs = 3_000

/** Sites with acts that go on at one time, and acts. */
const mostAtOnce = 1_000

/** When pages of visitors are made again while acts go on. At the end of an act they are in any case: one that is over soon does that alone. */
export class PaceOfPages {
  readonly #lastMs = new LRUCache<string, number>({ max: mostAtOnce })
  readonly #beganMs = new LRUCache<string, number>({ max: mostAtOnce })
  readonly #clock: () => number

  /** @param clock milliseconds that only go on */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  /**
   * Whether the pages of a site are due; then they count as made.
   *
   * @param act what goes on: an act, or its undo
   */
  isDue(websiteId: string, act: string): boolean {
    const nowMs = this.#clock()
    const beganMs = this.#beganMs.get(act) ?? nowMs
    this.#beganMs.set(act, beganMs)
    if (nowMs - Math.max(beganMs, this.#lastMs.get(websiteId) ?? beganMs) < everyMs) return false
    this.#lastMs.set(websiteId, nowMs)
    return true
  }
}
