import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildMug, buildVariant, noon } from '../testing/builders.ts'

let built: BuiltStore
const blue = buildVariant({ sku: 'BLUE', stock: { unlimited: false, onHand: 5, held: 0 } })
const red = buildVariant({ sku: 'RED', stock: { unlimited: false, onHand: 1, held: 0 } })
const print = buildVariant({ sku: 'PRINT', stock: { unlimited: true } })
const mug = buildMug({ variants: [blue, red, print] })
const soon = noon + 900_000

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.products.save(mug)
})

afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

describe('stock', () => {
  it('is received when a product is first saved, and kept when it is saved again', async () => {
    const { products, stock } = built.siteStore
    await products.save({ ...mug, title: 'Another name' })
    expect(await stock.read(blue.id)).toEqual({ unlimited: false, onHand: 5, held: 0 })
    expect(await stock.movements(blue.id)).toMatchObject([
      { atMs: noon, kind: 'received', quantity: 5, orderId: null, reason: '' },
    ])
  })

  it('of a new variant is written down with why it came, and by whom', async () => {
    const { products, stock } = built.siteStore
    const green = buildVariant({ sku: 'GREEN', stock: { unlimited: false, onHand: 3, held: 0 } })
    const by = { cause: 'edited', accountId: 'ada' } as const
    await built.siteStore.transaction(async (tables) => {
      await tables.products.lock(mug.id)
      await tables.products.save({ ...mug, variants: [...mug.variants, green] }, by)
    })
    expect(await stock.movements(green.id)).toMatchObject([{ kind: 'received', quantity: 3, ...by }])
    expect(await stock.movements(blue.id)).toMatchObject([{ cause: null, accountId: null }])
    await products.save(mug)
  })

  it('comes with the product', async () => {
    const found = await built.siteStore.products.find(mug.id)
    expect(found).toEqual(mug)
  })

  it('is held for a payment, then sold', async () => {
    const { stock } = built.siteStore
    expect(await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: blue.id, quantity: 2 }])).toEqual({
      ok: true,
    })
    expect(await stock.read(blue.id)).toEqual({ unlimited: false, onHand: 5, held: 2 })
    await stock.take('p1', 'o1')
    expect(await stock.read(blue.id)).toEqual({ unlimited: false, onHand: 3, held: 0 })
    expect(await stock.movements(blue.id)).toContainEqual(
      expect.objectContaining({ kind: 'sold', quantity: -2, orderId: 'o1' }),
    )
  })

  it('is taken once, however often it is asked for', async () => {
    const { stock } = built.siteStore
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: blue.id, quantity: 2 }])
    await Promise.all([stock.take('p1', 'o1'), stock.take('p1', 'o1')])
    await stock.release('p1')
    expect(await stock.read(blue.id)).toEqual({ unlimited: false, onHand: 3, held: 0 })
  })

  it('is given back when a payment fails', async () => {
    const { stock } = built.siteStore
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: red.id, quantity: 1 }])
    await stock.release('p1')
    expect(await stock.read(red.id)).toEqual({ unlimited: false, onHand: 1, held: 0 })
  })

  it('tells how often owners changed it behind a movement, whatever was sold and came back', async () => {
    const { stock } = built.siteStore
    const counts = (from: number) => stock.countedSince(blue.id, from)
    expect([await counts(0), await counts(1)]).toEqual([1, 0])
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: blue.id, quantity: 2 }])
    await stock.take('p1', 'o1')
    await stock.restock('o1', [{ variantId: blue.id, quantity: 2 }])
    await stock.add(blue.id, 3, 'A crate')
    await stock.count(blue.id, { unlimited: false, onHand: 4 }, 'Counted')
    const [first, ...others] = (await stock.history(blue.id, { limit: 10 })).moves
    expect(others).toHaveLength(4)
    expect([
      await counts(1),
      await counts((first?.number ?? 0) - 1),
      await counts(first?.number ?? 0),
    ]).toEqual([2, 1, 0])
    expect(await stock.countedSince(red.id, 1)).toBe(0)
  })

  it('holds nothing when one line falls short, and names that line', async () => {
    const { stock } = built.siteStore
    const lines = [
      { variantId: blue.id, quantity: 1 },
      { variantId: red.id, quantity: 2 },
    ]
    expect(await stock.hold({ id: 'p1', expiresAtMs: soon }, lines)).toEqual({
      ok: false,
      short: [{ variantId: red.id, quantity: 2 }],
    })
    expect(await stock.read(blue.id)).toMatchObject({ held: 0 })
  })

  it('sums the lines of one variant before it looks', async () => {
    const { stock } = built.siteStore
    const twice = [
      { variantId: blue.id, quantity: 3 },
      { variantId: blue.id, quantity: 3 },
    ]
    expect(await stock.hold({ id: 'p1', expiresAtMs: soon }, twice)).toMatchObject({ ok: false })
  })

  it('never blocks a buyer with the buyer’s own hold', async () => {
    const { stock } = built.siteStore
    const line = { variantId: red.id, quantity: 1 }
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [line])
    expect(await stock.hold({ id: 'p1', expiresAtMs: soon }, [line])).toEqual({ ok: true })
    expect(await stock.read(red.id)).toMatchObject({ held: 1 })
  })

  it('refuses a variant that nobody knows', async () => {
    const line = { variantId: 'unknown', quantity: 1 }
    const held = await built.siteStore.stock.hold({ id: 'p1', expiresAtMs: soon }, [line])
    expect(held).toEqual({ ok: false, short: [line] })
  })

  it('without a limit is never short and never counted', async () => {
    const { stock } = built.siteStore
    expect(
      await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: print.id, quantity: 900 }]),
    ).toEqual({ ok: true })
    await stock.take('p1', 'o1')
    expect(await stock.movements(print.id)).toEqual([])
  })

  it('is counted by the owner, with the difference in the ledger', async () => {
    const { stock } = built.siteStore
    expect(await stock.count(blue.id, { unlimited: false, onHand: 12 }, 'Stock-taking')).toEqual({
      unlimited: false,
      onHand: 12,
      held: 0,
    })
    expect(await stock.movements(blue.id)).toContainEqual(
      expect.objectContaining({ kind: 'counted', quantity: 7, reason: 'Stock-taking' }),
    )
  })

  it('keeps what is promised to buyers who are paying when the owner counts less', async () => {
    const { stock } = built.siteStore
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: blue.id, quantity: 2 }])
    expect(await stock.count(blue.id, { unlimited: false, onHand: 0 }, '')).toMatchObject({ onHand: 2 })
    await stock.take('p1', 'o1')
    expect(await stock.read(blue.id)).toEqual({ unlimited: false, onHand: 0, held: 0 })
  })

  it('adds up across a time without limit', async () => {
    const { stock } = built.siteStore
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: blue.id, quantity: 2 }])
    expect(await stock.count(blue.id, { unlimited: true }, '')).toEqual({ unlimited: true })
    await stock.take('p1', 'o1')
    expect(await stock.count(blue.id, { unlimited: false, onHand: 4 }, '')).toEqual({
      unlimited: false,
      onHand: 4,
      held: 0,
    })
  })

  it('goes back to the shelf when an order is cancelled', async () => {
    const { stock } = built.siteStore
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: blue.id, quantity: 2 }])
    await stock.take('p1', 'o1')
    await stock.restock('o1', [{ variantId: blue.id, quantity: 2 }])
    expect(await stock.read(blue.id)).toMatchObject({ onHand: 5 })
  })

  it('that one order put back twice is found by the audit', async () => {
    const { stock } = built.siteStore
    const lines = [{ variantId: blue.id, quantity: 2 }]
    await stock.hold({ id: 'p1', expiresAtMs: soon }, lines)
    await stock.take('p1', 'o1')
    await stock.restock('o1', lines)
    expect((await built.store.audit()).filter((each) => each.includes('back in stock'))).toEqual([])
    await stock.restock('o1', [{ variantId: blue.id, quantity: 1 }])
    expect((await built.store.audit()).filter((each) => each.includes('back in stock'))).toEqual([
      `Website ${built.siteStore.websiteId}: order o1 took 2 of variant ${blue.id}, and put 3 back in stock.`,
    ])
    await stock.hold({ id: 'p2', expiresAtMs: soon }, [{ variantId: blue.id, quantity: 1 }])
    await stock.take('p2', 'o1')
  })

  it('is sold exactly as often as it is there when many buyers come at once', async () => {
    const { siteStore } = built
    await siteStore.stock.count(blue.id, { unlimited: false, onHand: 20 }, '')
    const buy = (buyer: number) =>
      siteStore.transaction(async ({ stock }) => {
        const lines = [{ variantId: blue.id, quantity: 1 }]
        const held = await stock.hold({ id: `p${buyer}`, expiresAtMs: soon }, lines)
        if (held.ok) await stock.take(`p${buyer}`, `o${buyer}`)
        return held.ok
      })
    const results = await Promise.all(Array.from({ length: 300 }, (_, buyer) => buy(buyer)))
    expect(results.filter((isSold) => isSold)).toHaveLength(20)
    expect(await siteStore.stock.read(blue.id)).toEqual({ unlimited: false, onHand: 0, held: 0 })
  })
})
