import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from './testing/build-store.ts'
import { buildCart, buildEntry, buildSite } from './testing/builders.ts'

let built: BuiltStore

beforeEach(async () => {
  built = await buildStore()
})

afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

describe('transaction', () => {
  it('keeps nothing of work that fails, and all of its neighbours', async () => {
    const { siteStore } = built
    const carts = Array.from({ length: 30 }, () => buildCart())
    const results = await Promise.allSettled(
      carts.map((cart, place) =>
        siteStore.transaction(async (tables) => {
          await tables.carts.save(cart)
          if (place % 3 === 0) throw new Error('Changed my mind')
          return place
        }),
      ),
    )
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(10)
    const kept = await Promise.all(carts.map((cart) => siteStore.carts.findByToken(cart.token)))
    expect(kept.map((cart) => cart !== undefined)).toEqual(carts.map((_, place) => place % 3 !== 0))
  })

  it('ends work that takes longer than it may, and keeps nothing of it', async () => {
    const { siteStore } = built
    const cart = buildCart()
    const slow = siteStore.transaction(
      async (tables) => {
        await tables.carts.save(cart)
        await new Promise((resolve) => setTimeout(resolve, 500))
      },
      { limitMs: 20 },
    )
    await expect(slow).rejects.toMatchObject({ name: 'StoreUnavailableError' })
    expect(await siteStore.carts.findByToken(cart.token)).toBeUndefined()
  })

  it('tells that the revision was raised when that is kept, and not before', async () => {
    const { store, siteStore, website } = built
    const told: string[] = []
    const stop = store.onRevisionRaised((websiteId) => void told.push(websiteId))
    await siteStore.transaction(async ({ site }) => {
      await site.raiseRevision()
      await site.save(website)
      expect(told).toEqual([])
    })
    expect(told).toEqual([website.id])
    const failed = siteStore.transaction(async ({ site }) => {
      await site.raiseRevision()
      throw new Error('Changed my mind')
    })
    await expect(failed).rejects.toThrow('Changed my mind')
    expect(told).toEqual([website.id])
    await store.site(website.id).site.raiseRevision()
    expect(told).toEqual([website.id, website.id])
    stop()
    await siteStore.site.raiseRevision()
    expect(told).toHaveLength(2)
  })

  it('makes each table once, and others for each transaction', async () => {
    const { siteStore } = built
    expect(siteStore.carts).toBe(siteStore.carts)
    const [first, second] = await siteStore.transaction(async (tables) => [tables.carts, tables.carts])
    expect(first).toBe(second)
    expect(first).not.toBe(siteStore.carts)
  })

  it('sees its own changes, while others see what is committed', async () => {
    const { siteStore } = built
    const cart = buildCart()
    await siteStore.transaction(async (tables) => {
      await tables.carts.save(cart)
      expect(await tables.carts.findByToken(cart.token)).toEqual(cart)
      expect(await siteStore.carts.findByToken(cart.token)).toBeUndefined()
    })
    expect(await siteStore.carts.findByToken(cart.token)).toEqual(cart)
  })

  it('loses no change when many change one cart at once', async () => {
    const { siteStore } = built
    const cart = buildCart()
    await siteStore.carts.save(cart)
    const add = () =>
      siteStore.transaction(async ({ carts }) => {
        const locked = await carts.lockByToken(cart.token)
        if (locked) await carts.save({ ...locked, entries: [...locked.entries, buildEntry()] })
      })
    await Promise.all(Array.from({ length: 60 }, add))
    expect((await siteStore.carts.findByToken(cart.token))?.entries).toHaveLength(60)
  })

  it('begins one cart of those that are begun with one token at once', async () => {
    const { siteStore } = built
    const carts = Array.from({ length: 10 }, () => buildCart({ token: 'one-token' }))
    const begun = await Promise.all(
      carts.map((cart) => siteStore.transaction((tables) => tables.carts.begin(cart))),
    )
    expect(begun.filter((isBegun) => isBegun)).toHaveLength(1)
    expect(await siteStore.carts.findByToken('one-token')).toEqual(carts[begun.indexOf(true)])
  })

  it('refuses to be opened inside of another', async () => {
    const { siteStore } = built
    const nested = siteStore.transaction(() => siteStore.transaction(async () => 'inner'))
    await expect(nested).rejects.toThrow('inside of another')
    const hidden = siteStore.transaction(() => siteStore.carts.save(buildCart()))
    await expect(hidden).rejects.toThrow('inside of another')
  })

  it('gives tables that end with it', async () => {
    const { carts } = await built.siteStore.transaction(async (tables) => tables)
    await expect(carts.save(buildCart())).rejects.toThrow('is over')
  })
})

describe('a site’s store', () => {
  it('does not reach the rows of another site', async () => {
    const other = buildSite()
    await built.store.sites.add(other)
    const cart = buildCart()
    await built.siteStore.carts.save(cart)
    const foreign = built.store.site(other.id)
    expect(await foreign.carts.findByToken(cart.token)).toBeUndefined()
    await foreign.carts.save({ ...cart, contact: { email: 'eve@example.com', phone: '', wantsNews: false } })
    expect(await built.siteStore.carts.findByToken(cart.token)).toEqual(cart)
  })

  it('raises the revision with the settings, and on its own', async () => {
    const { site } = built.siteStore
    await site.save({ ...(await site.read()), title: 'Renamed' })
    expect(await site.read()).toEqual({ ...built.website, title: 'Renamed', revision: 2 })
    expect(await site.raiseRevision()).toBe(3)
    expect(await site.revision()).toBe(3)
    expect((await built.store.sites.list()).map((each) => each.title)).toEqual(['Renamed'])
  })
})
