import { newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount } from '../testing/selling/make-account.ts'
import { monthly } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const entries = '/api/commerce/shopping-cart/entries'
const goneText = 'Enamel mug cannot be bought any more. Please remove it from your cart to check out.'

let shop: OpenShop
let owner: Visitor
let member: Visitor
let leave: () => Promise<void>
let enclose: (things: readonly object[]) => Promise<void>
beforeEach(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const area = { name: 'Inner room', deniedText: '' }
  const made = await owner.send('POST', '/api/panel/members/areas', { ...area, things: [] })
  const { id, updatedAtMs } = (made.json as { areas: readonly { id: string; updatedAtMs: number }[] })
    .areas[0] ?? { id: '', updatedAtMs: 0 }
  enclose = async (things) => {
    const body = { ...area, things, updatedAtMs }
    expect((await owner.send('PUT', `/api/panel/members/areas/${id}`, body)).status).toBe(200)
  }
  const plan = { name: 'Friends', description: '', areaIds: [id], price: { kind: 'free' }, isOffered: true }
  const { plans } = (await owner.send('POST', '/api/panel/members/plans', plan)).json as {
    plans: readonly { id: string }[]
  }
  const times = { startedAtMs: noon, endsAtMs: null, updatedAtMs: noon }
  const who = { id: newId(), email: 'ada@example.com', planId: plans[0]?.id ?? '', source: 'joined' } as const
  await shop.store.memberships.save({ ...who, ...times })
  member = await makeAccount(shop, 'ada@example.com')
  leave = () => shop.store.memberships.save({ ...who, ...times, endsAtMs: noon })
})
afterEach(() => shop.close())

const theMug = () => [{ kind: 'product', id: shop.mug.id }]
const theShop = () => [{ kind: 'page', id: shop.shop.id }]
const order = async (visitor: Visitor, cartToken: string, more: object = {}) => {
  const { status, json } = await placeOrder(visitor, orderRequest(cartToken, more))
  return [status, (json as { message?: string }).message]
}

describe('a line of what is for members', () => {
  it.each([
    ['the product', theMug],
    ['its shop', theShop],
  ])('is bought by a member, and by nobody who left since: %s', async (_what, things) => {
    await enclose(things())
    const first = await fillCart(member, shop.mug.id, { sku: 'MUG-BLUE' })
    expect((await order(member, first))[0]).toBe(200)
    const next = await fillCart(member, shop.mug.id, { sku: 'MUG-BLUE' })
    await leave()
    expect(await order(member, next)).toEqual([400, goneText])
    expect(shop.charges()).toHaveLength(1)
  })

  it('is not sold to who had it in the cart before it came into an area, and can be removed', async () => {
    const guest = await shop.visitor()
    const token = await fillCart(guest, shop.mug.id, { sku: 'MUG-BLUE' })
    await fillCart(guest, shop.lastOne.id)
    await enclose(theMug())
    const cart = (await guest.get('/api/commerce/shopping-cart')).json as Cart
    const [line] = cart.entries
    expect((await guest.get(`/checkout?cartToken=${token}`)).location).toBe('/cart')
    expect((await guest.get('/cart')).text).toContain(goneText)
    expect(await order(guest, token)).toEqual([400, goneText])
    expect((await guest.send('DELETE', `${entries}/${line?.id}`, {})).status).toBe(200)
    expect((await order(guest, token))[0]).toBe(200)
  })

  it('is not subscribed to by who is no member any more', async () => {
    await shop.store.products.save({ ...shop.mug, subscription: monthly })
    await enclose(theMug())
    const asked = { itemId: shop.mug.id, sku: 'MUG-BLUE' }
    const begun = await member.send('POST', '/api/3/commerce/cart/subscription', asked)
    const { cartToken } = begun.json as { cartToken: string }
    await leave()
    const page = await member.get(`/checkout/subscribe?cartToken=${cartToken}`)
    expect(page.location).toBe('/cart?problem=unknown-item')
    expect(await order(member, cartToken, { acceptsRenewal: true })).toEqual([400, goneText])
  })
})

interface Cart {
  readonly entries: readonly { readonly id: string }[]
}
