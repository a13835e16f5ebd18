import { firstVisitDay, visitDays } from '@vitrine/domain/insight/visit-days'
import type { SiteTables } from '@vitrine/store/store'
import { LRUCache } from 'lru-cache'
import { randomText } from '../services/random-text.ts'
import { growingTo } from './growing-cache.ts'

/** Secrets that are over are looked for as often as that. */
const rememberedMs = 3_600_000

/** The secret of a day, and that of the day before as long as its visits may go on. */
export interface DaySecrets {
  readonly today: string
  readonly yesterday: string | null
}

/** The tables in which secrets are. */
type Tables = Pick<SiteTables, 'visits'>

/** Secrets of days (UTC) by which visitors are known again: all servers on a database have the same, and none is kept longer than its visits need it. */
export class SecretsOfDays {
  readonly #claimed = new LRUCache<string, Promise<string>>({ ...growingTo(20_000), ttl: rememberedMs })
  readonly #former = new LRUCache<string, Promise<string | null>>({ ...growingTo(20_000), ttl: rememberedMs })

  /** The secrets of a moment; many hits that ask at once ask the database once. */
  async of(websiteId: string, tables: Tables, atMs: number): Promise<DaySecrets> {
    const { today, former } = visitDays(atMs)
    const ofToday = remember(this.#claimed, `${websiteId} ${today}`, () => claim(tables, today, atMs))
    if (former === null) return { today: await ofToday, yesterday: null }
    const name = `${websiteId} ${former}`
    const find = async () => (await tables.visits.findSecret(former)) ?? null
    const ofYesterday = this.#claimed.get(name) ?? remember(this.#former, name, find)
    const [own, yesterday] = await Promise.all([ofToday, ofYesterday])
    return { today: own, yesterday }
  }
}

async function claim({ visits }: Tables, day: string, atMs: number): Promise<string> {
  const secret = await visits.claimSecret(day, randomText(32))
  await visits.removeSecretsBefore(firstVisitDay(atMs))
  return secret
}

/** What is being asked is not asked again; what failed is. */
function remember<Answer>(
  known: LRUCache<string, Promise<Answer>>,
  name: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const asked = ask()
  known.set(name, asked)
  asked.catch(() => known.delete(name))
  return asked
}
