import { samplePercent } from '@vitrine/domain/insight/measures/sample-percent'
import { dayAfter } from '@vitrine/domain/time/calendar-day'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { SiteStore } from '@vitrine/store/store'
import { LRUCache } from 'lru-cache'

/** How many pages of each site measure themselves: asked of the store once a day, as every page asks. */
export class SamplePercents {
  readonly #clock: () => number
  readonly #known = new LRUCache<string, number>({ max: 2_000 })

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** By the views of the day before. */
  async of(store: Pick<SiteStore, 'websiteId' | 'insight'>, timeZone: string): Promise<number> {
    const day = dayAfter(dayIn(timeZone, this.#clock()), -1)
    const name = `${store.websiteId} ${day}`
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const counted = await store.insight.sum({ subject: 'total', from: day, to: day })
    const percent = samplePercent(counted.reduce((sum, { views }) => sum + views, 0))
    this.#known.set(name, percent)
    return percent
  }
}
