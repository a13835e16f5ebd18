import type { Order } from '@vitrine/domain/orders/order'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import { buildOrder, buildOrderLine } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const orders = '/api/panel/orders'
const dayMs = 86_400_000
const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notifyCustomer: false }

describe('a buyer', () => {
  let shop: OpenShop
  let owner: Visitor
  beforeEach(async () => {
    shop = await openShop({
      storeSettings: { reviews: { ...usualReviews, isNative: true } },
      site: { homeOrigin: 'https://home.example' },
    })
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  })
  afterEach(() => shop.close())

  /** Two weeks go by; nobody stays signed in for that long. */
  const wait = async () => {
    await shop.runJobs()
    shop.clock.nowMs += 14 * dayMs
    await signInAs(owner, shop.store, ['storeManager'])
    for (let turn = 0; turn < 3; turn += 1) await shop.runJobs()
  }
  const requests = async () =>
    (await keptMail(shop.store)).filter(({ reason }) => reason === 'review-request')
  const send = async (id: string, more: object = {}) => {
    const sent = await owner.send('POST', `${orders}/${id}/fulfillments`, { ...parcel, ...more })
    expect(sent.status).toBe(200)
  }
  const insert = async (lines: Order['lines'], more: object = {}) => {
    const order = buildOrder({ isTest: false, paymentState: 'PAID', ...more, lines })
    await shop.store.orders.insert(order)
    return order.id
  }
  /** So many mugs, to be paid by transfer. */
  const place = async (quantity: number) => {
    const visitor = await shop.visitor()
    const cart = await fillCart(visitor, shop.mug.id, { sku: shop.mug.variants[0]?.sku, quantity })
    const request = { ...orderRequest(cart), payment: { gateway: 'manual' as const } }
    return ((await placeOrder(visitor, request)).json as { orderId: string }).orderId
  }
  const pay = async (id: string) => {
    expect((await owner.send('POST', `${orders}/${id}/payment`, { reference: '' })).status).toBe(200)
  }
  const mug = () => buildOrderLine({ id: 'mug', itemId: shop.mug.id, title: shop.mug.title, quantity: 1 })

  it('who pays after the goods came is asked some days after that', async () => {
    const orderId = await place(1)
    await send(orderId)
    await wait()
    expect(await requests()).toEqual([])
    await pay(orderId)
    await wait()
    expect(await requests()).toMatchObject([{ subject: `How do you like ${shop.mug.title}?` }])
  })

  it('whose last goods were refunded is asked about those that came', async () => {
    const id = await place(2)
    await pay(id)
    const lineId = (await shop.store.orders.find(id))?.lines[0]?.id
    await send(id, { lines: [{ lineId, quantity: 1 }] })
    await wait()
    expect(await requests()).toEqual([])
    const refunded = await owner.send('POST', `${orders}/${id}/refunds`, {
      updatedAtMs: (await shop.store.orders.find(id))?.updatedAtMs,
      lines: [{ lineId, quantity: 1, cents: null, restock: 0, unsent: 1 }],
      shippingCents: 0,
      reason: '',
      notifyCustomer: false,
    })
    expect(refunded.json).toMatchObject({ order: { fulfillmentStatus: 'FULFILLED', paymentState: 'PAID' } })
    await wait()
    expect(await requests()).toMatchObject([{ subject: `How do you like ${shop.mug.title}?` }])
  })

  it('is asked once, and the mailbox keeps saying that this mail went out, when a service is done later', async () => {
    const course = buildOrderLine({ id: 'course', itemId: shop.workshop.id, productType: 'service' })
    const id = await insert([mug(), course], { shipping: { key: 'r', name: 'Round', isLocal: true } })
    await send(id)
    await wait()
    await send(id, { lines: [{ lineId: 'course', quantity: 1 }] })
    await wait()
    const [mail, ...others] = await requests()
    expect(others).toEqual([])
    const list = (await owner.get('/api/panel/mail')).json as { rows: { id: string }[] }
    expect(list.rows.filter(({ id: each }) => each === mail?.id)).toMatchObject([{ state: 'kept' }])
    const waiting = (await owner.get('/api/panel/mail?f=state:is:waiting')).json as { total: object }
    expect(waiting.total).toMatchObject({ count: 0 })
  })
})
