import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import type { Gathered } from '../session.ts'
import { openPostgres } from './postgres-database.ts'
import { PostgresSession } from './postgres-session.ts'
import { senderOn } from './send-statement.ts'
import { TurnGatherer } from './turn-gatherer.ts'

const server = process.env.TEST_DATABASE_URL
let location: StoreLocation
let database: Awaited<ReturnType<typeof openPostgres>>
let gatherer: TurnGatherer

/** Runs only where `TEST_DATABASE_URL` names a PostgreSQL server. */
describe.skipIf(!server)('TurnGatherer', () => {
  beforeEach(async () => {
    location = await freshLocation()
    database = await openPostgres(location.url ?? '', { log: { warn: () => {} }, now: Date.now })
    gatherer = new TurnGatherer(
      database.pool,
      (client) => new PostgresSession(senderOn(client), { websiteId: 'any', now: Date.now }),
    )
  })

  afterEach(async () => {
    await database.close()
    await location.remove()
  })

  it('asks once for all who ask in one turn, and answers each of them', async () => {
    const asked: number[][] = []
    const double: Gathered<number, number> = async (_, numbers) => {
      asked.push([...numbers])
      return numbers.map((each) => each * 2)
    }
    const answers = await Promise.all([1, 2, 3].map((each) => gatherer.ask(double, each)))
    expect(answers).toEqual([2, 4, 6])
    expect(await gatherer.ask(double, 4)).toBe(8)
    expect(asked).toEqual([[1, 2, 3], [4]])
  })

  it('fails those who asked what failed, and nobody else', async () => {
    const fine: Gathered<string, string> = async (_, texts) => texts
    const wrong: Gathered<string, string> = async () => {
      throw new Error('Refused')
    }
    const results = await Promise.allSettled([
      gatherer.ask(wrong, 'one'),
      gatherer.ask(fine, 'two'),
      gatherer.ask(wrong, 'three'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await gatherer.ask(fine, 'four')).toBe('four')
  })

  it('tells all who wait when there is no connection to be had', async () => {
    await database.pool.end()
    const fine: Gathered<string, string> = async (_, texts) => texts
    const results = await Promise.allSettled(['one', 'two'].map((each) => gatherer.ask(fine, each)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    database = await openPostgres(location.url ?? '', { log: { warn: () => {} }, now: Date.now })
  })
})
