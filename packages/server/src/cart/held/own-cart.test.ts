import { newId } from '@vitrine/store/testing/builders'
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

interface Entries {
  readonly entries: readonly { readonly id: string; readonly quantity: number }[]
}

describe('a cart that was bought with goods left over', () => {
  let bought: string
  let left: string
  let entryId: string
  beforeEach(async () => {
    bought = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
    const silent = { payment: byCard(cards.isSilent) }
    expect((await placeOrder(visitor, orderRequest(bought, silent))).status).toBe(504)
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE', quantity: 2 })
    shop.clock.nowMs += 20 * 60_000
    await shop.runJobs()
    expect(visitor.cookies.get('CART')).toBe(bought)
    left = (await shop.store.carts.findByToken(bought))?.continuedBy ?? ''
    entryId = (await shop.store.carts.findByToken(left))?.entries[0]?.id ?? ''
  })

  const quantityLeft = async () => (await shop.store.carts.findByToken(left))?.entries[0]?.quantity

  it('leads to what is left, which the cart page lets the browser change', async () => {
    expect((await visitor.get('/cart')).text).toContain('Enamel mug')
    expect(visitor.cookies.get('CART')).toBe(left)
    const changed = await visitor.send('PUT', `/api/3/commerce/cart/${left}/items/${entryId}`, {
      quantity: 1,
    })
    expect(changed.status).toBe(200)
    expect(await quantityLeft()).toBe(1)
  })

  it('lets the plain form of the cart page change what is left', async () => {
    expect(await visitor.submit('/cart', { [`quantity-${entryId}`]: '1' })).toMatchObject({
      location: '/cart',
    })
    expect(await quantityLeft()).toBe(1)
    expect(visitor.cookies.get('CART')).toBe(left)
    await visitor.submit('/cart', { remove: entryId })
    expect((await shop.store.carts.findByToken(left))?.entries).toEqual([])
  })

  it('lets the older calls change what is left', async () => {
    const path = `/api/commerce/shopping-cart/entries/${entryId}`
    const changed = await visitor.send('PUT', path, { quantity: 1 })
    expect((changed.json as { shoppingCart: Entries }).shoppingCart.entries).toMatchObject([{ quantity: 1 }])
    expect(visitor.cookies.get('CART')).toBe(left)
  })

  it('goes on with what is left after a sign-out', async () => {
    const jar = visitor.cookies as Map<string, string>
    jar.set('siteUser', 'a-session-that-ended')
    await visitor.submit('/account/sign-out', {})
    const now = await visitor.get('/api/commerce/shopping-cart')
    expect((now.json as Entries).entries).toMatchObject([{ quantity: 2 }])
  })
})

describe('a plain form that changes nothing', () => {
  let token: string
  let entryId: string
  beforeEach(async () => {
    token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
    entryId = (await shop.store.carts.findByToken(token))?.entries[0]?.id ?? ''
  })

  const shownAfter = async (fields: Readonly<Record<string, string>>) => {
    const { location } = await visitor.submit('/cart', fields)
    return (await visitor.get((location ?? '').replace(/#.*/, ''))).text
  }

  it('says that the cart was bought meanwhile', async () => {
    const cart = await shop.store.carts.findByToken(token)
    if (cart) await shop.store.carts.save({ ...cart, orderId: 'an-order' })
    const said = 'You have already placed this order.'
    expect(await shownAfter({ remove: entryId })).toContain(said)
    expect(await shownAfter({ [`quantity-${entryId}`]: '3' })).toContain(said)
    expect(await shownAfter({ removeCode: 'TEN' })).toContain(said)
    expect(await shownAfter({ addCode: 'yes', code: 'TEN' })).toContain(said)
  })

  it('says that the shop put the cart together', async () => {
    const agreed = { proposalId: newId(), linkVersion: 1, discount: null, delivery: null }
    const cart = await shop.store.carts.findByToken(token)
    if (cart) await shop.store.carts.save({ ...cart, agreed })
    const said = 'Please ask the shop to change it.'
    expect(await shownAfter({ [`quantity-${entryId}`]: '3' })).toContain(said)
  })
})

describe('the keys of carts', () => {
  const sellBySubscription = () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
    return shop.store.products.save({ ...shop.workshop, subscription: plan })
  }
  const subscribe = () => {
    const line = { itemId: shop.workshop.id, sku: null, qty: 1, additionalFields: null }
    return visitor.send('POST', '/api/3/commerce/cart/subscription', line)
  }

  it('are not lost to replies that cross', async () => {
    await sellBySubscription()
    const [, begun] = await Promise.all([fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' }), subscribe()])
    const { cartToken } = begun.json as { cartToken: string }
    expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(200)
    expect((await visitor.get(`/checkout/subscribe?cartToken=${cartToken}`)).status).toBe(200)
  })

  it('are twelve at the most, that of the own cart among them', async () => {
    await sellBySubscription()
    const own = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
    for (let begun = 0; begun < 14; begun += 1) await subscribe()
    const keys = [...visitor.cookies.keys()].filter((name) => name.startsWith('held-cart-'))
    expect(keys).toHaveLength(12)
    expect(visitor.cookies.get('CART')).toBe(own)
    expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(200)
  })
})
