import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildProduct, buildVariant, newId, noon } from '../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

const variant = { productId: 'p1', variantId: 'v1' }
const signUp = (email: string, more: object = {}) => ({
  id: newId(),
  ...variant,
  productTitle: 'Moon jar',
  variantName: '',
  email,
  joinsList: false,
  language: 'en-US',
  state: 'waiting' as const,
  createdAtMs: noon,
  changedAtMs: noon,
  ...more,
})

describe('those who wait', () => {
  it('are put down once, taken once, and put down again once they were told', async () => {
    const { restock } = built.siteStore
    const ada = signUp('ada@example.com')
    expect([await restock.signUp(ada), await restock.signUp(signUp('ada@example.com'))]).toEqual([
      true,
      false,
    ])
    const taken = await Promise.all([restock.take(variant, 10, noon), restock.take(variant, 10, noon)])
    expect(taken.flat().map(({ id }) => id)).toEqual([ada.id])
    expect(await restock.signUp(signUp('ada@example.com'))).toBe(false)
    await restock.settle(ada.id, 'sent', noon)
    expect(await restock.signUp(signUp('ada@example.com', { createdAtMs: noon + 1 }))).toBe(true)
    expect(await restock.ofEmail('ada@example.com')).toMatchObject([
      { id: ada.id, state: 'waiting', createdAtMs: noon + 1 },
    ])
  })

  it('are taken and put down again once their mail was given up, or is lost', async () => {
    const { restock } = built.siteStore
    const ada = signUp('ada@example.com')
    await restock.signUp(ada)
    await restock.take(variant, 10, noon)
    await restock.settle(ada.id, 'unsent', noon)
    expect(await restock.takeOne(ada.id, noon)).toBe(true)
    await restock.settle(ada.id, 'unsent', noon)
    expect(await restock.signUp(signUp('ada@example.com'))).toBe(true)
    await restock.take(variant, 10, noon)
    const later = noon + 8 * 86_400_000
    expect(await restock.signUp(signUp('ada@example.com', { changedAtMs: later }))).toBe(true)
    await restock.take(variant, 10, noon)
    expect(await restock.removeSent(noon + 1)).toBe(1)
  })

  it('are grouped by what they wait for, page by page', async () => {
    const { restock } = built.siteStore
    for (const [email, variantId] of [
      ['a@example.com', 'v1'],
      ['b@example.com', 'v1'],
      ['a@example.com', 'v2'],
    ] as const)
      await restock.signUp(signUp(email, { variantId }))
    const first = await restock.groups(null, 1)
    expect(first).toEqual([{ ...variant, count: 2, firstAtMs: noon }])
    expect(await restock.groups(variant, 1)).toMatchObject([{ variantId: 'v2', count: 1 }])
    const ask = { words: [], tests: [], sort: { key: 'asked', isDescending: true }, start: null, limit: 10 }
    expect((await restock.list({ ...ask, words: ['moon'] })).total).toMatchObject({ count: 3 })
  })

  it('are found where what they wait for is visible and back on its shelf', async () => {
    const { restock, products, stock } = built.siteStore
    const gone = { unlimited: false, onHand: 0, held: 0 } as const
    const jar = buildProduct({
      variants: [buildVariant({ sku: 'BLUE', stock: gone }), buildVariant({ sku: 'RED', stock: gone })],
    })
    const hidden = buildProduct({ isVisible: false, variants: [buildVariant({ sku: 'HIDDEN' })] })
    for (const product of [jar, hidden]) {
      await built.siteStore.transaction((tables) => tables.products.save(product))
      for (const { id: variantId } of product.variants)
        await restock.signUp(signUp('ada@example.com', { productId: product.id, variantId }))
    }
    expect(await products.find(hidden.id)).toBeDefined()
    expect(await restock.back(10)).toEqual([])
    const variantId = jar.variants[1]?.id ?? ''
    await built.siteStore.transaction((tables) =>
      tables.stock.count(variantId, { unlimited: false, onHand: 2 }, 'test'),
    )
    expect(await restock.back(10)).toEqual([{ productId: jar.id, variantId }])
    await stock.count(variantId, { unlimited: true }, 'test')
    expect(await restock.back(10)).toEqual([{ productId: jar.id, variantId }])
  })

  it('are forgotten by their address, and some time after they were told', async () => {
    const { restock } = built.siteStore
    await restock.signUp(signUp('ada@example.com'))
    const bob = signUp('bob@example.com')
    await restock.signUp(bob)
    await restock.take(variant, 10, noon)
    await restock.settle(bob.id, 'sent', noon)
    expect(await restock.removeOfEmail('ada@example.com')).toBe(1)
    expect(await restock.removeSent(noon)).toBe(0)
    expect(await restock.removeSent(noon + 1)).toBe(1)
    expect(await restock.find(bob.id)).toBeUndefined()
  })
})
