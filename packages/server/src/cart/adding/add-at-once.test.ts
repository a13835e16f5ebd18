import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
beforeEach(async () => {
  shop = await openShop()
  visitor = await shop.visitor()
})
afterEach(() => shop.close())

const readCart = async (from = visitor) => (await from.get('/api/commerce/shopping-cart')).json
const add = (sku: string, quantity = 1, from = visitor) => fillCart(from, shop.mug.id, { sku, quantity })
const cartsHeld = () => [...visitor.cookies.keys()].filter((name) => name.startsWith('held-cart-')).length
const signIn = () => (visitor.cookies as Map<string, string>).set('siteUser', 'a-session-that-ended')

describe('a browser without a cart that adds in two tabs at once', () => {
  it('has both in one cart', async () => {
    const [first, second] = await Promise.all([add('MUG-BLUE'), add('MUG-RED')])
    expect(first).toBe(second)
    expect(await readCart()).toMatchObject({ totalQuantity: 2, entries: [{}, {}] })
    expect(cartsHeld()).toBe(1)
  })

  it('has the sum of what it added of one thing', async () => {
    await Promise.all([add('MUG-BLUE', 2), add('MUG-BLUE', 1)])
    expect(await readCart()).toMatchObject({ totalQuantity: 3, entries: [{ quantity: 3 }] })
  })

  it('counts as one that begins a cart', async () => {
    const addTwice = async () => {
      const browser = await shop.visitor()
      await Promise.all([add('MUG-BLUE', 1, browser), add('MUG-RED', 1, browser)])
    }
    const goods = {
      ...shop.mug,
      variants: shop.mug.variants.map((each) => ({ ...each, stock: { unlimited: true } as const })),
    }
    await shop.store.products.save(goods)
    await Promise.all(Array.from({ length: 20 }, addTwice))
    const limit = { windowMs: 600_000, nowMs: shop.clock.nowMs }
    const takeOf = (max: number) => shop.store.rateLimits.take('new-cart:127.0.0.1', { ...limit, max })
    expect([(await takeOf(21)).allowed, (await takeOf(21)).allowed]).toEqual([true, false])
  })

  it('has no more of it than the shop', async () => {
    await Promise.all([fillCart(visitor, shop.lastOne.id), fillCart(visitor, shop.lastOne.id)])
    expect(await readCart()).toMatchObject({ totalQuantity: 1 })
  })

  it('has both where it posts plain forms', async () => {
    const post = (colour: string) =>
      visitor.submit('/api/commerce/shopping-cart/entries', {
        itemId: shop.mug.id,
        quantity: '1',
        'variant-option-Colour': colour,
      })
    await Promise.all([post('Blue'), post('Red')])
    expect(await readCart()).toMatchObject({ totalQuantity: 2 })
  })

  it('has both where the first reply is long under way', async () => {
    const before = new Map(visitor.cookies)
    await add('MUG-BLUE')
    shop.clock.nowMs += 5000
    forgetAllBut(before)
    await add('MUG-RED')
    expect(await readCart()).toMatchObject({ totalQuantity: 2 })
  })

  it('has both in the next cart, too, once it bought the first', async () => {
    const bought = await add('MUG-BLUE')
    await placeOrder(visitor, orderRequest(bought, { payment: byCard(cards.succeeds) }))
    const [first, second] = await Promise.all([add('MUG-BLUE'), add('MUG-RED')])
    expect([first === second, first === bought]).toEqual([true, false])
    expect(await readCart()).toMatchObject({ totalQuantity: 2 })
  })

  it('leaves the cart of a subscription apart', async () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
    await shop.store.products.save({ ...shop.workshop, subscription: plan })
    const line = { itemId: shop.workshop.id, sku: null, qty: 1, additionalFields: null }
    const subscribe = () => visitor.send('POST', '/api/3/commerce/cart/subscription', line)
    const [, begun] = await Promise.all([add('MUG-BLUE'), subscribe(), add('MUG-RED')])
    const { cartToken } = begun.json as { cartToken: string }
    expect((await shop.store.carts.findByToken(cartToken))?.entries).toHaveLength(1)
    expect(await readCart()).toMatchObject({ totalQuantity: 2 })
    expect(cartsHeld()).toBe(2)
  })
})

describe('a cart that was there before', () => {
  it('takes nothing of another browser', async () => {
    const other = await shop.visitor()
    await Promise.all([add('MUG-BLUE'), add('MUG-RED', 1, other)])
    expect([await readCart(), await readCart(other)]).toMatchObject([
      { entries: [{ quantity: 1, chosenVariant: { sku: 'MUG-BLUE' } }] },
      { entries: [{ quantity: 1, chosenVariant: { sku: 'MUG-RED' } }] },
    ])
  })

  it('does not come back to whoever uses the browser after a sign-out', async () => {
    const left = await add('MUG-BLUE')
    signIn()
    await visitor.send('DELETE', '/api/site-users/account/session?cloneCart=false')
    expect(visitor.cookies.get('CART')).toBeUndefined()
    expect(await add('MUG-RED')).not.toBe(left)
    expect(await readCart()).toMatchObject({ totalQuantity: 1 })
  })

  it('does not come back where its cookies are gone for long', async () => {
    const before = new Map(visitor.cookies)
    const left = await add('MUG-BLUE')
    shop.clock.nowMs += 120_000
    forgetAllBut(before)
    expect(await add('MUG-RED')).not.toBe(left)
    expect(await readCart()).toMatchObject({ totalQuantity: 1 })
  })

  it('does not come back once something was typed for it', async () => {
    const before = new Map(visitor.cookies)
    const left = await add('MUG-BLUE')
    const contact = { email: 'ada@example.com', phone: '', wantsNews: false }
    await visitor.send('PUT', `/api/3/commerce/cart/${left}/contact`, contact)
    forgetAllBut(before)
    expect(await add('MUG-RED')).not.toBe(left)
  })
})

/** Sets the browser back to the cookies of before. */
function forgetAllBut(kept: ReadonlyMap<string, string>): void {
  const jar = visitor.cookies as Map<string, string>
  jar.clear()
  for (const [name, value] of kept) jar.set(name, value)
}

describe('an addition whose answer was lost', () => {
  const press = (key: string, sku = 'MUG-BLUE') => {
    const body = { itemId: shop.mug.id, sku, quantity: 1, additionalFields: null }
    const headers = { 'add-to-cart-id': key }
    return visitor.send('POST', '/api/commerce/shopping-cart/entries', body, headers)
  }
  const quantity = async () => ((await readCart()) as { readonly totalQuantity: number }).totalQuantity

  it('is in the cart once, however often it is sent', async () => {
    const before = new Map(visitor.cookies)
    expect(await press('one-press')).toMatchObject({ status: 200 })
    forgetAllBut(before)
    expect(await press('one-press')).toMatchObject({ status: 200, json: { newlyAdded: { quantity: 1 } } })
    expect(await quantity()).toBe(1)
    await press('another')
    await press('one-press')
    expect(await quantity()).toBe(2)
  })

  it('is another one under another key, for something else, and where it was taken out', async () => {
    await press('a')
    await press('a', 'MUG-RED')
    await press('no key, as it has spaces')
    await press('no key, as it has spaces')
    expect(await quantity()).toBe(4)
    const { entries } = (await readCart()) as { readonly entries: readonly { readonly id: string }[] }
    for (const { id } of entries) await visitor.send('DELETE', `/api/commerce/shopping-cart/entries/${id}`)
    await press('a')
    expect(await quantity()).toBe(1)
  })
})
