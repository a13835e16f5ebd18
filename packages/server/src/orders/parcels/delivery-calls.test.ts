import type { Order } from '@vitrine/domain/orders/order'
import { buildOrder, buildOrderLine, newId } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const orders = '/api/panel/orders'
const shipping = { key: 'r', name: 'Harbour round', isLocal: true }
const delivery = { carrier: '', trackingNumber: '', trackingUrl: '', notifyCustomer: true }

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

async function place(number: number, part: Partial<Order> = {}): Promise<Order> {
  const lines = [buildOrderLine({ id: 'mugs', title: 'Mug', quantity: 3, optionValues: [] })]
  const order = buildOrder({ id: newId(), number, cartId: newId(), isTest: false, shipping, lines, ...part })
  await shop.store.orders.insert(order)
  return order
}

const subjects = async () => {
  await shop.runJobs()
  return (await keptMail(shop.store)).map(({ subject }) => subject)
}
const numbers = async (filter: string) => {
  const { json } = await owner.get(`${orders}?f=${filter}&sort=number`)
  return (json as { rows: { number: number }[] }).rows.map(({ number }) => number)
}

it('an order that the shop delivers itself is found, delivered in part and then whole, and each is mailed', async () => {
  const { id } = await place(1001)
  await place(1002, { shipping: { key: 's', name: 'Post' } })
  expect(await numbers('fulfillment:is:TO_DELIVER')).toEqual([1001])
  const lines = [{ lineId: 'mugs', quantity: 1 }]
  await owner.send('POST', `${orders}/${id}/fulfillments`, { ...delivery, lines })
  expect(await subjects()).toEqual(['A part of order #1001 was delivered'])
  expect(await numbers('fulfillment:is:PARTLY_DELIVERED')).toEqual([1001])
  expect(await numbers('fulfillment:is:PARTLY_SENT')).toEqual([])
  const done = await owner.send('POST', `${orders}/${id}/fulfillments`, delivery)
  expect(done.json).toMatchObject({
    order: { fulfillmentStatus: 'FULFILLED', shipping: { isLocal: true } },
  })
  expect(await subjects()).toContain('Order #1001 was delivered')
  expect([await numbers('fulfillment:is:DELIVERED'), await numbers('fulfillment:is:TO_FULFILL')]).toEqual([
    [1001],
    [1002],
  ])
  const { text } = await owner.get(`${orders}.csv?cols=fulfillment&sort=number`)
  expect(text.trim().split('\r\n').slice(1)).toEqual(['DELIVERED', 'PENDING'])
})

it('the services of a delivery are done where they are named, and a call that is sent again says nothing of them', async () => {
  const lines = [
    buildOrderLine({ id: 'mugs', title: 'Mug', quantity: 1, optionValues: [] }),
    buildOrderLine({ id: 'course', title: 'Course', quantity: 1, productType: 'service' }),
  ]
  const { id } = await place(1001, { lines })
  const send = (more: object = {}) =>
    owner.send('POST', `${orders}/${id}/fulfillments`, { ...delivery, ...more })
  expect((await send()).status).toBe(200)
  expect((await send()).json).toMatchObject({ message: expect.stringContaining('services alone are left') })
  expect(await subjects()).toEqual(['The goods of order #1001 were delivered'])
  expect(await numbers('fulfillment:is:DELIVERED')).toEqual([])
  expect((await send({ lines: [{ lineId: 'course', quantity: 1 }] })).status).toBe(200)
  expect(await numbers('fulfillment:is:DELIVERED')).toEqual([1001])
  const entries = await shop.store.auditLog.list({ offset: 0, limit: 9 })
  expect(entries.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining(['Order #1001: delivered', 'Order #1001: done']),
  )
})

it('many orders are marked at once, each in its own words', async () => {
  const [round, post] = [await place(1001), await place(1002, { shipping: { key: 's', name: 'Post' } })]
  await owner.send('POST', `${orders}/acts/fulfill`, {
    selection: { ids: [round.id, post.id] },
    input: { parcels: [], notifyCustomer: true },
    isDryRun: false,
  })
  await shop.runJobs()
  expect((await subjects()).toSorted()).toEqual(['Order #1001 was delivered', 'Order #1002 is on its way'])
})
