import type { ReplyOf } from '@vitrine/contract/call'
import { unpaidOrders } from '@vitrine/contract/orders/orders-list'
import type { readStartCall } from '@vitrine/contract/website/start-calls'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { buildOrder, buildOrderLine, newId, noon } from '@vitrine/store/testing/builders'
import { byTitle, everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const hourMs = 3_600_000
const start = '/api/panel/start'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop({ site: { timeZone: 'America/New_York' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

const read = async (from = owner) => (await from.get(start)).json as ReplyOf<typeof readStartCall>

let placed = 0
/** Places an order of 10.00 some hours ago. */
async function place(hoursAgo: number, part: Parameters<typeof buildOrder>[0] = {}): Promise<void> {
  placed += 1
  const order = buildOrder({
    number: 5000 + placed,
    cartId: newId(),
    createdAtMs: noon - hoursAgo * hourMs,
    grandTotalCents: 1000,
    isTest: false,
    ...part,
  })
  await shop.store.orders.insert(order)
}

describe('what waits', () => {
  it('counts orders as their lists do, test orders never, and what else is open', async () => {
    await place(1)
    await place(1, { paymentState: 'PAID' })
    await place(1, { fulfillmentStatus: 'FULFILLED' })
    await place(1, { fulfillmentStatus: 'CANCELED' })
    await place(1, { isTest: true })
    const { waiting } = await read()
    const pending = await owner.get('/api/panel/orders?f=fulfillment:is:TO_FULFILL~test:is:no')
    const unpaid = await owner.get(`/api/panel/orders?f=${unpaidOrders}`)
    expect(pending.json).toMatchObject({ total: { count: waiting.ordersToFulfill } })
    expect(unpaid.json).toMatchObject({ total: { count: waiting.ordersUnpaid } })
    expect([waiting.ordersToFulfill, waiting.ordersUnpaid]).toEqual([2, 2])
    expect(waiting).toMatchObject({ productsLow: expect.any(Number), commentsPending: 0, mailsDead: 0 })
  })

  it('leaves out orders that are ready for their buyers, but for those with a service to be done', async () => {
    const shipping = { key: 'p', name: 'Studio', isPickup: true }
    const lines = [buildOrderLine({ id: 'mug', quantity: 1 })]
    const readyParts = [{ readyAtMs: noon, lines: [{ lineId: 'mug', quantity: 1 }] }]
    await place(1, { shipping, lines, readyParts })
    await place(1, {
      shipping,
      readyParts,
      lines: [...lines, buildOrderLine({ id: 's', productType: 'service' })],
    })
    await place(1, { shipping, lines })
    expect((await read()).waiting.ordersToFulfill).toBe(2)
    const late = await owner.get('/api/panel/orders?f=fulfillment:is:TO_FULFILL')
    expect(late.json).toMatchObject({ total: { count: 2 } })
  })

  it('leaves out orders that come by themselves once they are paid, until then', async () => {
    const lines = [buildOrderLine({ id: 'guide', productType: 'digital' })]
    await place(1, { lines, paymentState: 'PENDING' })
    await place(1, { lines: [...lines, buildOrderLine({ id: 'mug' })], paymentState: 'PENDING' })
    expect((await read()).waiting).toMatchObject({ ordersToFulfill: 1, ordersUnpaid: 2 })
    const list = await owner.get('/api/panel/orders?f=fulfillment:is:ONCE_PAID')
    const file = await owner.get('/api/panel/orders.csv?f=payment:is:PENDING&cols=fulfillment&sort=created')
    expect(list.json).toMatchObject({ total: { count: 1 }, rows: [{ comesOncePaid: true }] })
    expect(file.text.trim().split(/\r?\n/).slice(1).toSorted()).toEqual(['ONCE_PAID', 'PENDING'])
  })

  it('counts orders that were paid outside of the shop and then canceled, until what was paid went back', async () => {
    const payment = { gateway: 'manual', label: 'Bank transfer', reference: '' }
    const canceled = { fulfillmentStatus: 'CANCELED', payment } as const
    await place(1, { ...canceled, paymentState: 'PAID' })
    await place(1, { ...canceled, paymentState: 'PENDING' })
    await place(1, { ...canceled, paymentState: 'REFUNDED' })
    await place(1, { ...canceled, paymentState: 'PAID', isTest: true })
    expect((await read()).waiting.ordersToRefund).toBe(1)
    const list = await owner.get('/api/panel/orders?f=payment:is:TO_REFUND')
    expect(list.json).toMatchObject({ total: { count: 1 }, rows: [{ number: 5000 + placed - 3 }] })
  })

  it('counts orders with a refund that failed, as their list does, test orders never', async () => {
    const refund: OrderRefund = {
      ...{ id: 'r', atMs: 7, by: '', state: 'FAILED', attempts: 1, lines: [], shippingCents: 0 },
      ...{ shippingTaxCents: 0, cents: 500, moneyCents: 500, cards: [], reason: '', reference: '' },
      message: 'There is no such charge.',
    }
    await place(1, { paymentState: 'PAID', refunds: [refund] })
    await place(1, { paymentState: 'PAID', refunds: [{ ...refund, state: 'DONE' }] })
    await place(1, { paymentState: 'PAID', refunds: [refund], isTest: true })
    expect((await read()).waiting).toMatchObject({ refundsFailed: 1, ordersToRefund: 0 })
    const list = await owner.get('/api/panel/orders?f=payment:is:REFUND_FAILED~test:is:no')
    expect(list.json).toMatchObject({ total: { count: 1 } })
  })

  it('counts products of which five or fewer are left, unlimited ones never', async () => {
    const before = (await read()).waiting.productsLow ?? 0
    const [variant] = shop.lastOne.variants
    const stock = { unlimited: true, onHand: 1, held: 0 }
    await shop.store.stock.count(variant?.id ?? '', stock, 'Counted')
    expect((await read()).waiting.productsLow).toBe(before - 1)
  })

  it('does not count products that were removed', async () => {
    const before = (await read()).waiting.productsLow ?? 0
    await shop.store.products.remove(shop.lastOne.id)
    expect((await read()).waiting.productsLow).toBe(before - 1)
  })

  it('counts exactly the products that the view of it lists: no files, gift cards or variants that were removed', async () => {
    const low = async () => {
      const { json } = await owner.get('/api/panel/products?f=availability:any:out,low&sort=stock')
      return (json as { rows: { title: string }[] }).rows.map(({ title }) => title)
    }
    expect(await low()).toEqual(['Bowl', 'Last One'])
    expect((await read()).waiting.productsLow).toBe(2)
    // Ten of the mug are left in two colours; without the red one, five.
    const [blue, red] = shop.mug.variants
    if (!blue || !red) throw new Error('The mug has two colours')
    await shop.store.products.save({ ...shop.mug, variants: [blue] })
    expect(await low()).toContain(shop.mug.title)
    // A variant without an end that is gone hides nothing.
    await shop.store.products.save({ ...shop.mug, variants: [blue, red] })
    await shop.store.stock.count(red.id, { unlimited: true }, 'Counted')
    expect(await low()).not.toContain(shop.mug.title)
    await shop.store.products.save({ ...shop.mug, variants: [blue] })
    expect(await low()).toContain(shop.mug.title)
    expect((await read()).waiting.productsLow).toBe((await low()).length)
  })

  it('shows an account what its roles may see alone', async () => {
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    const { waiting, today, setUp } = await read(editor)
    expect([waiting.ordersToFulfill, today, setUp]).toEqual([null, null, null])
    expect(waiting.drafts).toEqual(expect.any(Number))
  })
})

describe('today', () => {
  it('is held against the same weekday by the site’s midnight, without test orders, canceled ones and those in another currency', async () => {
    // At noon in London it is seven in New York.
    await place(6)
    await place(8)
    await place(1, { isTest: true })
    await place(1, { fulfillmentStatus: 'CANCELED' })
    await place(2, { currency: 'EUR' })
    await place(7 * 24 + 5)
    await place(7 * 24 - 3)
    const { today } = await read()
    expect(today).toEqual({
      today: { orders: 1, cents: 1000, foreignOrders: 1 },
      weekBeforeSoFar: { orders: 1, cents: 1000, foreignOrders: 0 },
      weekBefore: { orders: 2, cents: 2000, foreignOrders: 0 },
    })
  })
})

describe('the steps of setting up', () => {
  it('tick themselves by what is there, not by what the sample content brought', async () => {
    expect((await read()).setUp).toMatchObject({ isNamed: false, hasOwnProduct: false, isOpen: true })
    const identity = (await owner.get('/api/panel/settings/identity')).json as {
      value: object
      version: string
    }
    const named = { ...identity, value: { ...identity.value, title: 'Harbour Road' } }
    expect((await owner.send('PUT', '/api/panel/settings/identity', named)).status).toBe(200)
    expect((await read()).setUp).toMatchObject({ isNamed: true })
  })

  it('want a contact address at which mail arrives', async () => {
    expect((await read()).setUp).toMatchObject({ hasOwnContact: true })
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, contactEmail: 'hello@tidewater.example' })
    expect((await read()).setUp).toMatchObject({ hasOwnContact: false })
    await shop.store.site.save({ ...(await shop.store.site.read()), contactEmail: '' })
    expect((await read()).setUp).toMatchObject({ hasOwnContact: false })
    expect((await read()).setUp).toMatchObject({ hasReplyAddress: false })
    const sender = { ...site.sender, replyTo: 'desk@example.org' }
    await shop.store.site.save({ ...(await shop.store.site.read()), sender })
    expect((await read()).setUp).toMatchObject({ hasReplyAddress: true })
    await shop.store.site.save({
      ...(await shop.store.site.read()),
      contactEmail: site.contactEmail,
      sender: site.sender,
    })
  })

  it('do not count a shop without a way to pay as one that takes payment', async () => {
    const site = await shop.store.site.read()
    await shop.store.site.save({
      ...site,
      store: { ...site.store, payments: { ...site.store.payments, manual: [] } },
    })
    expect((await read()).setUp).toMatchObject({ takesPayment: false })
  })

  it('tick shipping for pickup and local delivery too, and need none where nothing that is sold is sent', async () => {
    const change = async (store: object) => {
      const site = await shop.store.site.read()
      await shop.store.site.save({ ...site, store: { ...site.store, ...store } })
    }
    const none = { shippingZones: [], pickups: [], localDeliveries: [] }
    await change(none)
    expect((await read()).setUp).toMatchObject({ ships: false, needsShipping: true })
    const there = { country: 'NO', region: '', priceCents: 0 }
    await change({ pickups: [{ key: 'p', name: 'Studio', address: 'Pier 4', hours: '', ...there }] })
    expect((await read()).setUp).toMatchObject({ ships: true })
    const round = { key: 'l', name: 'Bike', postalCodes: ['0150'], minimumCents: 0, deliveryTime: '' }
    await change({ ...none, localDeliveries: [{ ...round, country: 'NO', priceCents: 0 }] })
    expect((await read()).setUp).toMatchObject({ ships: true })
    await change(none)
    const sent = (await shop.store.products.listed(everyRow(byTitle))).rows.filter(
      ({ type }) => type === 'physical',
    )
    for (const { id } of sent) await shop.store.products.remove(id)
    expect((await read()).setUp).toMatchObject({ ships: false, needsShipping: false })
  })

  it('are gone when they are put away, and when something was sold; a test order is none', async () => {
    await place(1, { isTest: true })
    expect((await read()).setUp).not.toBeNull()
    await owner.send('PUT', `${start}/set-up`, { isHidden: true })
    expect((await read()).setUp).toBeNull()
    await owner.send('PUT', `${start}/set-up`, { isHidden: false })
    await place(1)
    expect((await read()).setUp).toBeNull()
  })
})
