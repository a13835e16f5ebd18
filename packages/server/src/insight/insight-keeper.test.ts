import { type Visit, visitEndsAfterMs } from '@vitrine/domain/insight/visit'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildOrder, buildProduct, buildSite, newId, noon } from '@vitrine/store/testing/builders'
import { openConnection } from '@vitrine/store/testing/open-connection'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countOrders, keysOfOrder } from './count-orders.ts'
import { SecretsOfDays } from './day-secrets.ts'
import { gathering } from './gatherer.ts'
import { InsightKeeper, mostWaiting, ordersWait, type WaitingHit } from './insight-keeper.ts'
import { networkLimits } from './network-room.ts'

let built: BuiltStore
let warned: object[]
beforeEach(async () => {
  warned = []
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

const day = { from: '2026-03-01', to: '2026-03-01' }
const newKeeper = () =>
  new InsightKeeper({
    store: built.store,
    clock: () => noon,
    log: { warn: (details: object) => void warned.push(details) },
  })
const hit = (network: string, path = '/'): WaitingHit => ({
  websiteId: built.website.id,
  timeZone: built.website.timeZone,
  network,
  userAgent: 'Firefox',
  cookieId: null,
  isPrivate: false,
  cartTokens: [],
  told: {
    atMs: noon,
    device: 'computer',
    browser: 'Firefox',
    language: 'de',
    page: { path, channel: 'direct', source: '', campaign: '' },
    counted: [],
    step: null,
  },
})
/** Removes all rows of visits, and says how many there were. */
const removeRows = async () => {
  const removed: number[] = []
  for (let each = 0; each < 4; each += 1) removed.push(await built.siteStore.visits.removeOld(noon + 1))
  return removed.reduce((sum, each) => sum + each)
}
/** A store whose transactions fail at first when all was written, as they may where others write, and are made again. */
const writingTwice = (siteStore: SiteStore): SiteStore => {
  const { websiteId, visits, products, carts } = siteStore
  return {
    ...{ ...siteStore, websiteId, visits, products, carts },
    transaction: async (work) => {
      const again = new Error('Others wrote, too')
      const first = siteStore.transaction(async (tables) => {
        await work(tables)
        throw again
      })
      await expect(first).rejects.toBe(again)
      return siteStore.transaction(work)
    },
  }
}
const total = async () => (await built.siteStore.insight.days({ subject: 'total', ...day }))[0]

describe('hits', () => {
  it('drops what waited while its site was removed', async () => {
    const keeper = newKeeper()
    const other = buildSite({ id: newId(), hosts: ['other.example'] })
    await built.store.sites.add(other)
    keeper.add(hit('192.0.2.1'))
    keeper.add({ ...hit('192.0.2.1'), websiteId: other.id })
    await built.store.sites.remove(other.id)
    await keeper.stop()
    const countsOf = (id: string) => built.store.site(id).insight.days({ ...day, subject: 'total' })
    expect([await countsOf(other.id), (await countsOf(built.website.id)).length]).toEqual([[], 1])
    expect(warned).toEqual([])
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'do not stop the removal of their site, which has their rows before it has the site',
    async () => {
      const { siteStore, website } = built
      const keeper = newKeeper()
      keeper.add(hit('192.0.2.1'))
      await keeper.flush()
      const removal = await openConnection(built.url)
      await removal.query('begin')
      await removal.query('delete from insight_days where website_id = $1', [website.id])
      keeper.add(hit('192.0.2.1', '/shop'))
      const written = keeper.flush()
      // Longer than PostgreSQL waits before it looks for circles: who comes to one later is ended.
      await removal.query('select pg_sleep(1.5)')
      await removal.query('select * from websites where website_id = $1 for update', [website.id])
      await removal.query('rollback')
      await removal.end()
      await written
      expect((await siteStore.insight.days({ ...day, subject: 'total' }))[0]).toMatchObject({ views: 2 })
      expect(warned).toEqual([])
    },
  )

  it('of one visitor who comes to two servers at once are one visit', async () => {
    const keepers = [newKeeper(), newKeeper()]
    for (const keeper of keepers)
      for (let each = 0; each < 30; each += 1) keeper.add(hit(`198.51.100.${each}`))
    await Promise.all(keepers.map((keeper) => keeper.flush()))
    expect(await total()).toMatchObject({ visits: 30, views: 60 })
    expect(warned).toEqual([])
  })

  it('are written when a server stops, and none are taken after that', async () => {
    const keeper = newKeeper()
    keeper.add(hit('198.51.100.1'))
    await keeper.stop()
    expect(await total()).toMatchObject({ visits: 1, views: 1 })
    keeper.add(hit('198.51.100.2'))
    await keeper.flush()
    expect(await total()).toMatchObject({ visits: 1, views: 1 })
  })

  it('are written by themselves within a second', async () => {
    newKeeper().add(hit('198.51.100.1'))
    await expect.poll(total, { timeout: 3 * gathering.waitMs }).toMatchObject({ views: 1 })
  })

  it('of one network leave no row for visits beyond those of an hour, and are counted as views', async () => {
    const keeper = newKeeper()
    const { siteStore } = built
    const come = async (from: number, to: number) => {
      for (let each = from; each < to; each += 1)
        keeper.add({ ...hit('198.51.100.1'), userAgent: `Firefox ${each}` })
      await keeper.flush()
    }
    const { visitsAnHour } = networkLimits
    await come(0, visitsAnHour + 10)
    expect(await total()).toMatchObject({ visits: visitsAnHour, views: visitsAnHour + 10 })
    expect(await siteStore.visits.removeOld(noon)).toBe(0)
    await come(visitsAnHour + 10, visitsAnHour + 60)
    expect(await siteStore.visits.removeOld(noon)).toBe(0)
    await come(0, 5)
    keeper.add(hit('198.51.100.2'))
    await keeper.flush()
    expect(await total()).toMatchObject({ visits: visitsAnHour + 1, views: visitsAnHour + 66 })
    expect(await siteStore.visits.countSince(noon)).toBe(visitsAnHour + 1)
  })

  it('of one network leave no row beyond those of an hour for cookies and browsers that are made up, and their visit goes on', async () => {
    const keeper = newKeeper()
    const { visitsAnHour } = networkLimits
    const look = async (more: Partial<WaitingHit>) => {
      keeper.add({ ...hit('198.51.100.1'), ...more })
      await keeper.flush()
    }
    await look({})
    await look({ userAgent: 'With a cookie', cookieId: 'c' })
    for (let each = 2; each < visitsAnHour; each += 1)
      keeper.add({ ...hit('198.51.100.1'), userAgent: `Firefox ${each}` })
    await keeper.flush()
    for (let each = 0; each < 20; each += 1) {
      await look({ cookieId: `made up ${each}` })
      await look({})
      await look({ userAgent: `Made up ${each}`, cookieId: 'c' })
    }
    expect(await total()).toMatchObject({ visits: visitsAnHour, views: visitsAnHour + 60 })
    // One row says under which cookie the second visit is.
    expect(await removeRows()).toBe(visitsAnHour + 1)
  })

  it('of one network move visits to no more cookies than that while there is room', async () => {
    const keeper = newKeeper()
    const { visitsAnHour } = networkLimits
    for (let each = 0; each < visitsAnHour; each += 1) {
      keeper.add({ ...hit('198.51.100.1'), cookieId: `made up ${each}` })
      keeper.add(hit('198.51.100.1'))
      await keeper.flush()
    }
    keeper.add({ ...hit('198.51.100.1'), userAgent: 'Another' })
    await keeper.flush()
    expect(await total()).toMatchObject({ visits: 1, views: 2 * visitsAnHour + 1 })
    expect(await removeRows()).toBe(visitsAnHour + 1)
  })

  it('of one network begin no more visits in an hour than those, also where browsers that came before come again', async () => {
    const keeper = newKeeper()
    const { visitsAnHour } = networkLimits
    const browsers = 260
    const come = async (atMs: number) => {
      for (let each = 0; each < browsers; each += 1) {
        const { told, ...whose } = hit('198.51.100.1')
        keeper.add({ ...whose, userAgent: `Firefox ${each}`, told: { ...told, atMs } })
      }
      await keeper.flush()
    }
    await come(noon)
    await come(noon + visitEndsAfterMs)
    expect(await total()).toMatchObject({ visits: visitsAnHour, views: 2 * browsers })
  })

  it('of one network take no more places of a day than those of one, and go on under what others told', async () => {
    const keeper = newKeeper()
    const { keysADay } = networkLimits
    const looks = async (network: string, ...paths: readonly string[]) => {
      for (const path of paths) keeper.add(hit(network, path))
      await keeper.flush()
    }
    // Its language, the page that it came to first, and that as a page.
    const many = Array.from({ length: keysADay - 3 }, (_, each) => `/made-up-${each}`)
    await looks('198.51.100.1', '/', ...many)
    await looks('198.51.100.1', '/one-more', '/made-up-1')
    await looks('198.51.100.2', '/new')
    await looks('198.51.100.1', '/new')
    const pages = await built.siteStore.insight.sum({ subject: 'page', ...day })
    expect(pages).toHaveLength(keysADay)
    const told = pages.filter(({ key }) => ['(other)', '/made-up-1', '/new', '/one-more'].includes(key))
    expect(told.map(({ key, views }) => [key, views])).toEqual([
      ['(other)', 1],
      ['/made-up-1', 2],
      ['/new', 2],
    ])
    expect(await total()).toMatchObject({ views: keysADay + 2 })
  })

  it('of one network begin no more visits where the database takes what is written a second time', async () => {
    const keeper = new InsightKeeper({
      store: { ...built.store, site: () => writingTwice(built.siteStore) },
      clock: () => noon,
      log: { warn: (details: object) => void warned.push(details) },
    })
    const { visitsAnHour } = networkLimits
    const browsers = 260
    for (let each = 0; each < browsers; each += 1)
      keeper.add({ ...hit('198.51.100.1'), userAgent: `Firefox ${each}` })
    await keeper.flush()
    for (let each = browsers; each < visitsAnHour + 5; each += 1)
      keeper.add({ ...hit('198.51.100.1'), userAgent: `Firefox ${each}` })
    await keeper.flush()
    expect(warned).toEqual([])
    expect(await total()).toMatchObject({ visits: visitsAnHour, views: visitsAnHour + 5 })
  })

  it('of one network take no more places of a day of the site, on whatever days of the clock it lies', async () => {
    const keeper = newKeeper()
    const { keysADay } = networkLimits
    const look = async (atMs: number, key: number) => {
      const { told, ...whose } = hit('198.51.100.1', `/made-up-${key}`)
      keeper.add({ ...whose, timeZone: 'America/New_York', told: { ...told, atMs } })
    }
    const midnight = Date.parse('2026-03-02T00:00:00Z')
    for (let each = 0; each < keysADay; each += 1) await look(midnight - 1_000, each)
    for (let each = 0; each < 20; each += 1) await look(midnight, keysADay + each)
    await keeper.flush()
    const pages = await built.siteStore.insight.sum({ subject: 'page', ...day })
    // Beside its language and its first page, and those that are too many.
    expect(pages).toHaveLength(keysADay - 2 + 1)
  })

  it('of one network take no more places of a day than those where all come at once, beside those of another', async () => {
    const keeper = newKeeper()
    const { keysADay } = networkLimits
    const calls = 60
    const keysOf = (each: number) =>
      Array.from({ length: 20 }, (_, key) => ({
        subject: 'button' as const,
        key: `${each} ${key}`,
        views: 1,
      }))
    for (let each = 0; each < calls; each += 1) {
      const { told, ...whose } = hit('198.51.100.1')
      keeper.add({ ...whose, told: { ...told, page: null, counted: keysOf(each) } })
    }
    const { told, ...whose } = hit('198.51.100.2')
    keeper.add({ ...whose, told: { ...told, page: null, counted: keysOf(calls - 1) } })
    await keeper.flush()
    const buttons = await built.siteStore.insight.sum({ subject: 'button', ...day })
    // One place of the first network is that of its language; the second tells the last twenty, too.
    expect(buttons).toHaveLength(keysADay - 1 + 20 + 1)
    expect(buttons.find(({ key }) => key === '(other)')?.views).toBe(20 * calls - (keysADay - 1))
    expect(buttons.find(({ key }) => key === `${calls - 1} 0`)?.views).toBe(1)
  })

  it('ask once which of their products there are, and count nothing of others', async () => {
    const { siteStore } = built
    const mug = buildProduct()
    await siteStore.products.save(mug)
    const asked: (readonly string[])[] = []
    const products = {
      ...siteStore.products,
      findMany: async (ids: readonly string[]) => {
        asked.push(ids)
        return siteStore.products.findMany(ids)
      },
    }
    const { websiteId, visits, carts } = siteStore
    const transaction: SiteStore['transaction'] = (work) => siteStore.transaction(work)
    const site = () => ({ ...siteStore, websiteId, visits, carts, products, transaction })
    const keeper = new InsightKeeper({
      store: { ...built.store, site },
      clock: () => noon,
      log: { warn: (details: object) => void warned.push(details) },
    })
    const { told, ...whose } = hit('198.51.100.1')
    const none = newId()
    for (const key of [mug.id, none, mug.id])
      keeper.add({ ...whose, told: { ...told, counted: [{ subject: 'product', key, views: 1 }] } })
    await keeper.flush()
    expect(warned).toEqual([])
    expect(asked).toEqual([[mug.id, none]])
    const counted = await siteStore.insight.sum({ subject: 'product', ...day })
    expect(counted).toMatchObject([{ key: mug.id, visits: 1, views: 2 }])
  })

  it('beyond what may wait of a site are dropped, and said in the log, and those of another are not', async () => {
    const other = buildSite({ id: newId(), hosts: ['other.example'] })
    await built.store.sites.add(other)
    const keeper = newKeeper()
    for (let each = 0; each < mostWaiting.ofSite + 3; each += 1) keeper.add(hit('198.51.100.1'))
    keeper.add({ ...hit('198.51.100.1'), websiteId: other.id })
    await keeper.flush()
    expect(await total()).toMatchObject({ views: mostWaiting.ofSite })
    const ofOther = await built.store.site(other.id).insight.days({ subject: 'total', ...day })
    expect(ofOther).toMatchObject([{ views: 1 }])
    expect(warned).toEqual([{ site: built.website.id, dropped: 3 }])
    keeper.add(hit('198.51.100.1'))
    await keeper.flush()
    expect(await total()).toMatchObject({ views: mostWaiting.ofSite + 1 })
  })

  it('beyond what may wait in all are dropped', async () => {
    const keeper = newKeeper()
    const sites = [
      built.website,
      ...['b', 'c'].map((name) => buildSite({ id: newId(), hosts: [`${name}.example`] })),
    ]
    for (const site of sites.slice(1)) await built.store.sites.add(site)
    for (const { id: websiteId } of sites)
      for (let each = 0; each < mostWaiting.ofSite; each += 1)
        keeper.add({ ...hit('198.51.100.1'), websiteId })
    await keeper.flush()
    const dropped = sites.length * mostWaiting.ofSite - mostWaiting.inAll
    expect(warned).toEqual([{ site: sites[2]?.id, dropped }])
  })
})

describe('orders', () => {
  it('are counted once by two servers at once', async () => {
    for (let number = 1001; number <= 1060; number += 1)
      await built.siteStore.orders.insert(
        buildOrder({ id: newId(), number, cartId: newId(), createdAtMs: noon, isTest: false }),
      )
    const counted = await Promise.all([1, 2, 3].map(() => countOrders(built.siteStore, noon)))
    expect(counted.reduce((sum, each) => sum + each)).toBe(60)
    expect(await built.siteStore.insight.sum({ subject: 'total', ...day })).toMatchObject([{ orders: 60 }])
  })

  describe('of a visit', () => {
    const visit: Visit = {
      startedAtMs: noon,
      lastAtMs: noon,
      device: 'phone',
      browser: 'Safari',
      language: 'de',
      entry: { path: '/', channel: 'referral', source: 'blog.example', campaign: '' },
      steps: ['visit'],
      seen: [],
      cartIds: ['c1'],
      experimentOrders: [],
    }
    const sources = async () =>
      (await built.siteStore.insight.sum({ subject: 'source', ...day })).map(({ key, orders }) => [
        key,
        orders,
      ])
    beforeEach(async () => {
      await built.siteStore.transaction(({ visits }) => visits.save(new Map([['old', visit]])))
      await built.siteStore.orders.insert(
        buildOrder({ id: newId(), cartId: 'c1', createdAtMs: noon, isTest: false }),
      )
    })

    it('that goes to another key while they wait for it are counted for it', async () => {
      const { siteStore } = built
      let isFirst = true
      const movesBeforeHeld = ({ visits, site, insight, ...tables }: SiteTables): SiteTables => ({
        ...{ ...tables, site, insight },
        visits: {
          ...visits,
          hold: async (...asked) => {
            if (isFirst) {
              await visits.save(new Map([['new', visit]]))
              await visits.notePlaces(new Map([['old', { key: 'new', lastAtMs: noon }]]))
            }
            isFirst = false
            return visits.hold(...asked)
          },
        },
      })
      const { websiteId, visits, orders } = siteStore
      const store: SiteStore = {
        ...{ ...siteStore, websiteId, visits, orders },
        transaction: (work) => siteStore.transaction((tables) => work(movesBeforeHeld(tables))),
      }
      expect(await countOrders(store, noon)).toBe(1)
      expect(await sources()).toEqual([['blog.example', 1]])
    })

    it('are counted for it by the carts that it names no more', async () => {
      await built.siteStore.transaction(({ visits }) =>
        visits.save(new Map([['old', { ...visit, cartIds: [] }]])),
      )
      await countOrders(built.siteStore, noon)
      expect(await sources()).toEqual([['blog.example', 1]])
    })

    it('begin no more of its keys than a visit of a person has', async () => {
      const seen = Array.from({ length: 60 }, (_, each) => `page|/made-up-${each}`)
      await built.siteStore.transaction(({ visits }) => visits.save(new Map([['old', { ...visit, seen }]])))
      await built.siteStore.insight.count(day.from, [{ subject: 'page', key: '/made-up-59', views: 1 }])
      await countOrders(built.siteStore, noon)
      const pages = await built.siteStore.insight.sum({ subject: 'page', ...day })
      // Beside its language, its source and its first page.
      expect(pages.filter(({ orders, key }) => orders > 0 && key !== '(other)')).toHaveLength(
        keysOfOrder - 3 + 1,
      )
      expect(pages.find(({ key, orders }) => key === '(other)' && orders > 0)?.orders).toBe(
        60 - (keysOfOrder - 3 + 1),
      )
      expect(pages.some(({ key, orders }) => key === '/made-up-59' && orders === 1)).toBe(true)
    })

    it('that is over are counted for none that began under its key', async () => {
      const later = { startedAtMs: noon + visitEndsAfterMs, lastAtMs: noon + visitEndsAfterMs }
      await built.siteStore.transaction(({ visits }) =>
        visits.save(new Map([['old', { ...visit, ...later, cartIds: [] }]])),
      )
      expect(await countOrders(built.siteStore, noon)).toBe(1)
      expect(await sources()).toEqual([])
    })
  })

  it('of a time in which nothing was counted are not counted later', async () => {
    const { siteStore } = built
    const site = await siteStore.site.read()
    const set = (isOn: boolean) => siteStore.site.save({ ...site, insight: { ...site.insight, isOn } })
    await set(false)
    await siteStore.orders.insert(buildOrder({ id: newId(), createdAtMs: noon, isTest: false }))
    expect(await countOrders(siteStore, noon)).toBe(0)
    await set(true)
    expect(await countOrders(siteStore, noon)).toBe(0)
  })
})

describe('a read', () => {
  it('neither fails nor waits long where orders cannot be counted, and the log says so', async () => {
    const { siteStore } = built
    const keeper = newKeeper()
    const of = (uncountedOrders: () => Promise<readonly string[]>) => ({
      ...siteStore,
      websiteId: siteStore.websiteId,
      visits: { ...siteStore.visits, uncountedOrders },
    })
    const full = new Error('The database is full')
    await keeper.settle(of(() => Promise.reject(full)))
    expect(warned).toEqual([{ site: siteStore.websiteId, err: full }])
    const beganMs = performance.now()
    const stuck = Promise.withResolvers<readonly string[]>()
    await keeper.settle(of(() => stuck.promise))
    expect(performance.now() - beganMs).toBeLessThan(2_000)
    stuck.resolve([])
    await keeper.stop()
  })
})

describe('orders that change without end', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('are counted all the same, after a while', async () => {
    let change = () => {}
    const looks: number[] = []
    const { siteStore } = built
    const visits = {
      ...siteStore.visits,
      uncountedOrders: async () => {
        looks.push(performance.now())
        return []
      },
    }
    const keeper = new InsightKeeper({
      store: {
        ...built.store,
        site: () => ({ ...siteStore, visits }),
        onListsChanged: (listen) => {
          change = () => listen(siteStore.websiteId, 'orders-changed')
          return () => {}
        },
      },
      clock: () => noon,
      log: { warn: () => {} },
    })
    keeper.start()
    const beganMs = performance.now()
    for (let second = 0; second <= 31; second += 1) {
      change()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(looks.map((ms) => ms - beganMs)).toEqual([ordersWait.mostMs])
    await keeper.stop()
  })
})

describe('secrets of days', () => {
  const justAfterMidnight = Date.parse('2026-03-01T00:00:01Z')

  it('are asked for once by all hits of a batch, at midnight too', async () => {
    const { siteStore, website } = built
    await siteStore.visits.claimSecret('2026-02-28', 'former')
    const asked: string[] = []
    const visits = {
      ...siteStore.visits,
      claimSecret: async (day: string, secret: string) => {
        asked.push(`claim ${day}`)
        return siteStore.visits.claimSecret(day, secret)
      },
      findSecret: async (day: string) => {
        asked.push(`find ${day}`)
        return siteStore.visits.findSecret(day)
      },
      removeSecretsBefore: async (day: string) => {
        asked.push(`remove ${day}`)
        return siteStore.visits.removeSecretsBefore(day)
      },
    }
    const secrets = new SecretsOfDays()
    const all = await Promise.all(
      Array.from({ length: 500 }, () => secrets.of(website.id, { visits }, justAfterMidnight)),
    )
    expect(new Set(all.map(({ today, yesterday }) => `${today} ${yesterday}`)).size).toBe(1)
    expect(all[0]?.yesterday).toBe('former')
    expect(asked.toSorted()).toEqual(['claim 2026-03-01', 'find 2026-02-28', 'remove 2026-02-28'])
  })

  it('are asked for again after the database failed', async () => {
    const { siteStore, website } = built
    const failing = { ...siteStore.visits, claimSecret: () => Promise.reject(new Error('It is busy')) }
    const secrets = new SecretsOfDays()
    await expect(secrets.of(website.id, { visits: failing }, noon)).rejects.toThrow('It is busy')
    expect(await secrets.of(website.id, siteStore, noon)).toMatchObject({ yesterday: null })
  })
})
