import { visitEndsAfterMs } from '@vitrine/domain/insight/visit'
import { dayAfter } from '@vitrine/domain/time/calendar-day'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { SiteTables } from '@vitrine/store/store'
import { LRUCache } from 'lru-cache'
import { randomText } from '../services/random-text.ts'

/** Secrets that are over are looked for as often as that. */
const rememberedMs = 3_600_000

/** The secret of a day, and that of the day before as long as its visits may go on. */
export interface DaySecrets {
  readonly today: string
  readonly yesterday: string | null
}

/** Secrets of days (UTC) by which visitors are known again: all servers on a database have the same, and none is kept longer than its visits need it. */
export class SecretsOfDays {
  readonly #known = new LRUCache<string, string>({ max: 20_000, ttl: rememberedMs })

  async of(websiteId: string, { visits }: Pick<SiteTables, 'visits'>, atMs: number): Promise<DaySecrets> {
    const day = dayIn('UTC', atMs)
    const isYoung = atMs % 86_400_000 < visitEndsAfterMs
    const name = `${websiteId} ${day}`
    let today = this.#known.get(name)
    if (today === undefined) {
      today = await visits.claimSecret(day, randomText(32))
      this.#known.set(name, today)
      await visits.removeSecretsBefore(isYoung ? dayAfter(day, -1) : day)
    }
    return { today, yesterday: isYoung ? ((await visits.findSecret(dayAfter(day, -1))) ?? null) : null }
  }
}
