import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../open-store.ts'
import type { SiteStore, SiteTables } from '../../store.ts'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildCart, buildEntry, buildPayment } from '../../testing/builders.ts'

const server = process.env.TEST_DATABASE_URL
const cart = buildCart()
let built: BuiltStore

/** Runs only where `TEST_DATABASE_URL` names a PostgreSQL server. */
describe.skipIf(!server)('a transaction without locks', () => {
  beforeEach(async () => {
    built = await buildStore()
    await built.siteStore.carts.save(cart)
  })

  afterEach(async () => {
    expect(await built.store.audit()).toEqual([])
    await built.close()
  })

  it('loses no change when several servers change one cart at once, with locks and without', async () => {
    const { siteStore, url, dataDir, website } = built
    const other = await openStore({ url, dataDir, log: { warn: () => {} } })
    const stores = [siteStore, other.site(website.id)]
    const adds = Array.from({ length: 20 }, (_, place) =>
      stores.map((store) => add(store, { isOptimistic: place % 4 > 0 })),
    )
    await Promise.all(adds.flat())
    await other.close()
    expect(await countEntries()).toBe(40)
  })

  it('changes many carts that are asked for in one turn, each as its own work says', async () => {
    const { siteStore } = built
    const carts = Array.from({ length: 70 }, () => buildCart())
    for (const each of carts) await siteStore.carts.save(each)
    let runs = 0
    const saved = await Promise.all(
      carts.map(({ token }, place) =>
        siteStore.transaction(
          async (tables) => {
            runs += 1
            const found = await tables.carts.lockByToken(token)
            if (found) await tables.carts.save({ ...found, updatedAtMs: place })
            return found?.token
          },
          { isOptimistic: true },
        ),
      ),
    )
    expect(saved).toEqual(carts.map(({ token }) => token))
    expect(runs).toBe(70)
    const found = await Promise.all(carts.map(({ token }) => siteStore.carts.findByToken(token)))
    expect(found.map((each) => each?.updatedAtMs)).toEqual(carts.map((_, place) => place))
  })

  it('is run again with locks where somebody holds the cart, and waits for them alone', async () => {
    const { siteStore } = built
    const free = buildCart()
    await siteStore.carts.save(free)
    const order: string[] = []
    const held = siteStore.transaction(async (tables) => {
      const locked = await tables.carts.lockByToken(cart.token)
      await wait(400)
      order.push('held')
      if (locked) await tables.carts.save({ ...locked, entries: [buildEntry()] })
    })
    await wait(100)
    await Promise.all([
      add(siteStore, { isOptimistic: true }).then(() => order.push('after')),
      add(siteStore, { isOptimistic: true }, free.token).then(() => order.push('beside')),
      held,
    ])
    expect(order).toEqual(['beside', 'held', 'after'])
    expect(await countEntries()).toBe(2)
  })

  it('is run with locks as soon as it comes to what needs them, and keeps all of it once', async () => {
    const { siteStore } = built
    const payment = buildPayment()
    let runs = 0
    const work = async ({ carts, payments }: SiteTables) => {
      runs += 1
      const found = await carts.lockByToken(cart.token)
      if (found) await carts.save({ ...found, entries: [...found.entries, buildEntry()] })
      await payments.insert(payment)
    }
    await siteStore.transaction(work, { isOptimistic: true })
    expect(runs).toBe(2)
    expect(await countEntries()).toBe(1)
    expect(await siteStore.payments.find(payment.id)).toMatchObject({ id: payment.id })
  })

  it('keeps nothing of work that fails, and gives tables that end with it', async () => {
    const { siteStore } = built
    const tables: SiteTables[] = []
    const work = async (given: SiteTables) => {
      tables.push(given)
      const found = await given.carts.lockByToken(cart.token)
      if (found) await given.carts.save({ ...found, entries: [buildEntry()] })
      throw new Error('Changed my mind')
    }
    await expect(siteStore.transaction(work, { isOptimistic: true })).rejects.toThrow('Changed my mind')
    expect(tables).toHaveLength(1)
    await expect(tables[0]?.carts.save(cart)).rejects.toThrow('is over')
    expect(await countEntries()).toBe(0)
  })

  it('refuses another transaction inside of it', async () => {
    const { siteStore } = built
    const nested = siteStore.transaction(() => siteStore.transaction(async () => 'inner'), {
      isOptimistic: true,
    })
    await expect(nested).rejects.toThrow('inside of another')
  })
})

function add(store: SiteStore, options: { readonly isOptimistic: boolean }, token = cart.token) {
  return store.transaction(async ({ carts }) => {
    const found = await carts.lockByToken(token)
    if (found) await carts.save({ ...found, entries: [...found.entries, buildEntry()] })
  }, options)
}

async function countEntries(): Promise<number | undefined> {
  return (await built.siteStore.carts.findByToken(cart.token))?.entries.length
}
