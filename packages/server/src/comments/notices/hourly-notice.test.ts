import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueueHourly } from '../../mail/hourly-notice.ts'

const notice = { jobKind: 'tell', reason: 'comments', waiting: 'comments' } as const
const claiming = { nowMs: noon, leaseMs: 60_000, limit: 9 }

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const wait = () => built.siteStore.transaction((tables) => enqueueHourly(tables, notice, noon))

describe('an owner', () => {
  it('is told by one mail of all that waits before it is begun, and by that of the next hour of the rest', async () => {
    await wait()
    await wait()
    expect(await built.siteStore.jobs.claim(claiming)).toHaveLength(1)
    await wait()
    await wait()
    const later = { ...claiming, nowMs: noon + 3_600_000, leaseMs: 1 }
    const jobs = await built.siteStore.jobs.claim(later)
    expect(jobs.map(({ runAtMs }) => runAtMs).toSorted()).toEqual([noon, noon + 3_600_000])
  })

  // SQLite has one transaction after another.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'is told of what is being kept while a server looks for work',
    async () => {
      await wait()
      const { siteStore } = built
      const [written, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const keeping = siteStore.transaction(async (tables) => {
        await enqueueHourly(tables, notice, noon)
        written.resolve()
        await kept.promise
      })
      await written.promise
      expect(await siteStore.jobs.claim(claiming)).toEqual([])
      kept.resolve()
      await keeping
      expect(await siteStore.jobs.claim(claiming)).toHaveLength(1)
    },
  )
})
