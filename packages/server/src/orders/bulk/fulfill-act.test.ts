import type { Order } from '@vitrine/domain/orders/order'
import { cancelOrder } from '@vitrine/domain/orders/order-states'
import { fulfillOrder } from '@vitrine/domain/orders/parcels/fulfill-order'
import { buildOrder, buildOrderLine, newId } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const path = '/api/panel/orders/acts/fulfill'
const acts = '/api/panel/bulk-acts'
const parcels = [
  { orderNumber: '#1001', carrier: ' DHL ', trackingNumber: 'A1', trackingUrl: '' },
  { orderNumber: 'HB-1002', carrier: '', trackingNumber: 'A2', trackingUrl: 'https://post.example/A2' },
]

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

async function place(number: number, order: Partial<Order> = {}): Promise<Order> {
  const placed = buildOrder({ id: newId(), number, cartId: newId(), ...order })
  await shop.store.orders.insert(placed)
  return placed
}

/** So many are placed in one transaction. */
const atOnce = 50

async function placeSome(count: number): Promise<readonly Order[]> {
  const orders = Array.from({ length: count }, (_, index) =>
    buildOrder({ id: newId(), number: 1001 + index, cartId: newId(), isTest: false }),
  )
  for (let from = 0; from < count; from += atOnce) {
    await shop.store.transaction(async (tables) => {
      for (const order of orders.slice(from, from + atOnce)) await tables.orders.insert(order)
    })
  }
  return orders
}

type Sent = { readonly dryRun?: object; readonly bulkAct?: { readonly id: string } }
const ask = async (selection: object, input: object = {}, isDryRun = false) => {
  const body = { selection, input: { parcels: [], notifyCustomer: false, ...input }, isDryRun }
  return owner.send('POST', path, body)
}
const begin = async (selection: object, input: object = {}) =>
  ((await ask(selection, input)).json as Sent).bulkAct?.id ?? ''
const read = async (id: string) => ((await owner.get(`${acts}/${id}`)).json as Sent).bulkAct
const statusOf = async (order: Order) => (await shop.store.orders.find(order.id))?.fulfillmentStatus
const idsOf = (orders: readonly Order[]) => ({ ids: orders.map(({ id }) => id) })

describe('marking many orders as fulfilled', () => {
  it('is a job that tells what came of it', async () => {
    const orders = await placeSome(3)
    const id = await begin(idsOf(orders))
    expect(await read(id)).toMatchObject({ state: 'running', total: 3, changed: 0, undoUntilMs: null })
    await shop.runJobs()
    expect(await read(id)).toMatchObject({
      list: 'orders',
      act: 'fulfill',
      label: 'Mark as fulfilled',
      state: 'done',
      total: 3,
      changed: 3,
      failures: [],
      undoUntilMs: shop.clock.nowMs + 86_400_000,
    })
    expect(await Promise.all(orders.map(statusOf))).toEqual(['FULFILLED', 'FULFILLED', 'FULFILLED'])
    expect((await owner.get('/api/panel/orders?f=fulfillment:is:PENDING')).json).toMatchObject({
      total: { count: 0 },
    })
  })

  it('puts pasted parcels to the orders that they name, and tells of the others', async () => {
    const [first, , third] = [
      await place(1001),
      await place(1002, { numberText: 'HB-1002' }),
      await place(1003),
    ]
    const { rows } = await shop.store.orders.list(everyRow())
    const id = await begin(idsOf(rows), { parcels })
    await shop.runJobs()
    expect(await read(id)).toMatchObject({
      changed: 2,
      failed: 1,
      failures: [{ rowName: 'Order #1003', message: 'No tracking number was pasted for this order.' }],
    })
    expect(await shop.store.orders.find(first.id)).toMatchObject({
      fulfillments: [{ carrier: 'DHL', trackingNumber: 'A1' }],
    })
    expect(await statusOf(third)).toBe('PENDING')
  })

  it('needs no line for what is picked up, or delivered by the shop', async () => {
    const third = await place(1003)
    const shipping = { key: 'p', name: 'Studio', isPickup: true }
    const lines = [buildOrderLine({ id: 'mugs', quantity: 2 })]
    const readyParts = [{ readyAtMs: 1, lines: [{ lineId: 'mugs', quantity: 2 }] }]
    const pickup = await place(1004, { shipping, lines, readyParts })
    const round = await place(1005, { shipping: { key: 'r', name: 'Round', isLocal: true } })
    const sent = await place(1001)
    const id = await begin(idsOf([sent, third, pickup, round]), { parcels })
    await runUntilOver(id)
    expect(await read(id)).toMatchObject({ changed: 3, failures: [{ rowName: 'Order #1003' }] })
    expect(await Promise.all([sent, third, pickup, round].map(statusOf))).toEqual([
      'FULFILLED',
      'PENDING',
      'FULFILLED',
      'FULFILLED',
    ])
    const again = await begin(idsOf([pickup, round]), { parcels })
    await runUntilOver(again)
    expect(await read(again)).toMatchObject({ changed: 0, unchanged: 2, failed: 0 })
  })

  it('says of no pickup that is not ready that it was picked up, where numbers are pasted for others', async () => {
    const shipping = { key: 'p', name: 'Studio', isPickup: true }
    const [sent, unready, carried] = [
      await place(1001),
      await place(1003, { shipping }),
      await place(1002, { numberText: 'HB-1002', shipping }),
    ]
    const orders = [sent, unready, carried]
    const id = await begin(idsOf(orders), { parcels, notifyCustomer: true })
    await runUntilOver(id)
    const message = 'No tracking number was pasted for this order, and it is not ready for pickup.'
    expect(await read(id)).toMatchObject({ changed: 2, failures: [{ rowName: 'Order #1003', message }] })
    expect(await Promise.all(orders.map(statusOf))).toEqual(['FULFILLED', 'PENDING', 'FULFILLED'])
    const alone = await begin(idsOf([unready]))
    await runUntilOver(alone)
    expect(await statusOf(unready)).toBe('FULFILLED')
  })

  it('names orders in the language of whoever asks', async () => {
    const canceled = await place(1001, { fulfillmentStatus: 'CANCELED' })
    await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    const asked = await ask(idsOf([canceled]), {}, true)
    expect(asked.json).toMatchObject({
      dryRun: { failures: [{ rowName: 'Bestellung #1001', message: 'Diese Bestellung ist storniert.' }] },
    })
  })

  it('tells beforehand what it comes to, and writes nothing', async () => {
    const [fresh, sent, canceled] = await placeSome(3)
    await save(fulfillOrder(sent as Order, plain, stamp))
    await save(cancelOrder(canceled as Order, false, stamp))
    const selection = { ids: [...idsOf([fresh, sent, canceled] as Order[]).ids, newId()] }
    expect((await ask(selection, {}, true)).json).toMatchObject({
      dryRun: {
        total: 4,
        isMore: false,
        wouldChange: 1,
        unchanged: 1,
        failed: 2,
        failures: [
          { rowName: 'Order #1003', message: 'This order was canceled.' },
          { rowName: 'Order', message: 'It is not there any more.' },
        ],
      },
    })
    expect(await statusOf(fresh as Order)).toBe('PENDING')
    expect((await owner.get(acts)).json).toEqual({ bulkActs: [] })
  })

  it('is done on all that a view shows, as it was when it began', async () => {
    const orders = await placeSome(260)
    const other = await place(5000, { isTest: true })
    const view = { view: { f: 'fulfillment:is:PENDING~test:is:no' } }
    expect((await ask(view, {}, true)).json).toMatchObject({ dryRun: { total: 260, wouldChange: 260 } })
    const id = await begin(view)
    await runUntilOver(id)
    expect(await read(id)).toMatchObject({ state: 'done', total: 260, changed: 260 })
    expect(await statusOf(orders[259] as Order)).toBe('FULFILLED')
    expect(await statusOf(other)).toBe('PENDING')
  })

  it('mails each buyer once if that is wanted, as for a single order', async () => {
    const id = await begin(idsOf(await placeSome(2)), { notifyCustomer: true })
    await runUntilOver(id)
    await shop.runJobs()
    const rows = await keptMail(shop.store)
    expect(rows).toHaveLength(2)
  })

  it('says of goods that they were picked up, and of a service beside them nothing', async () => {
    const lines = [
      buildOrderLine({ id: 'mugs', title: 'Mug', quantity: 2, optionValues: [] }),
      buildOrderLine({ id: 'setup', title: 'Setting up', quantity: 1, productType: 'service' }),
    ]
    const shipping = { key: 'p', name: 'Studio', isPickup: true }
    const order = await place(1001, { lines, shipping, isTest: false })
    const id = await begin(idsOf([order]), { notifyCustomer: true })
    await runUntilOver(id)
    await shop.runJobs()
    expect(await shop.store.orders.find(order.id)).toMatchObject({
      fulfillmentStatus: 'PENDING',
      fulfillments: [{ lines: [{ lineId: 'mugs', quantity: 2 }] }],
    })
    const [mail] = await keptMail(shop.store)
    expect(mail?.text).toContain('Still to come: 1 × Setting up')
    const again = await begin(idsOf([order]), { notifyCustomer: true })
    await runUntilOver(again)
    expect(await read(again)).toMatchObject({ changed: 0, unchanged: 1, failed: 0 })
    expect(await statusOf(order)).toBe('PENDING')
  })

  it('says of services that they are done where that is asked for, and of goods beside them nothing', async () => {
    const lines = [
      buildOrderLine({ id: 'mugs', title: 'Mug', quantity: 2, optionValues: [] }),
      buildOrderLine({ id: 'setup', title: 'Setting up', quantity: 1, productType: 'service' }),
    ]
    const orders = [
      await place(1001, { lines }),
      await place(1002),
      await place(1003, { lines, fulfillmentStatus: 'CANCELED' }),
    ]
    const [mixed] = orders as [Order]
    const services = { servicesOnly: true }
    const id = await begin(idsOf(orders), services)
    await runUntilOver(id)
    expect(await read(id)).toMatchObject({
      changed: 1,
      unchanged: 1,
      failures: [{ rowName: 'Order #1003', message: 'This order was canceled.' }],
    })
    expect(await shop.store.orders.find(mixed.id)).toMatchObject({
      fulfillmentStatus: 'PENDING',
      fulfillments: [{ lines: [{ lineId: 'setup', quantity: 1 }] }],
    })
    const again = await begin(idsOf([mixed]), services)
    await runUntilOver(again)
    expect(await read(again)).toMatchObject({ changed: 0, unchanged: 1, failed: 0 })
  })

  it('leaves what comes by itself once it is paid as it is, and tells nobody that it came', async () => {
    const lines = [buildOrderLine({ id: 'song', title: 'Song', productType: 'digital' })]
    const order = await place(1001, { lines, paymentState: 'PENDING', isTest: false })
    const id = await begin(idsOf([order]), { notifyCustomer: true })
    await runUntilOver(id)
    await shop.runJobs()
    expect(await read(id)).toMatchObject({
      changed: 0,
      failures: [{ message: 'Nothing of this order is to be sent: it comes by itself once it is paid.' }],
    })
    expect([await statusOf(order), await keptMail(shop.store)]).toEqual(['PENDING', []])
  })

  it('is written down once, with how many orders', async () => {
    const id = await begin(idsOf(await placeSome(2)))
    await shop.runJobs()
    shop.clock.nowMs += 1_000
    await owner.send('POST', `${acts}/${id}/undo`, {})
    await shop.runJobs()
    const entries = await shop.store.auditLog.list({ offset: 0, limit: 20 })
    expect(
      entries.filter(({ subjectId }) => subjectId === id).map(({ call, summary }) => [call, summary]),
    ).toEqual([
      ['undoFulfillOrders', 'Undone: Mark as fulfilled: 2 orders'],
      ['fulfillOrders', 'Mark as fulfilled: 2 orders'],
    ])
  })

  it('refuses links that are none, and views that the list does not know', async () => {
    const broken = [{ ...parcels[0], trackingUrl: 'post' }]
    expect((await ask({ ids: ['a'] }, { parcels: broken })).status).toBe(400)
    const served = await ask({ ids: ['a'] }, { parcels, servicesOnly: true })
    expect([served.status, JSON.stringify(served.json)]).toEqual([
      400,
      expect.stringContaining('Services go in no parcel'),
    ])
    expect((await ask({ view: { f: 'colour:is:red' } })).status).toBe(400)
    expect((await ask({ ids: [] })).status).toBe(400)
    expect((await owner.get(acts)).json).toEqual({ bulkActs: [] })
  })
})

describe('undoing it', () => {
  const undo = (id: string) => owner.send('POST', `${acts}/${id}/undo`, {})

  it('lets the orders wait again, but for those that changed since', async () => {
    const [first, second] = await placeSome(2)
    const id = await begin(idsOf([first, second] as Order[]))
    await shop.runJobs()
    shop.clock.nowMs += 1_000
    const sent = (await shop.store.orders.find(first?.id ?? '')) as Order
    await shop.store.orders.save({
      ...sent,
      fulfillments: [...sent.fulfillments, { ...plain, shippedAtMs: shop.clock.nowMs }],
    })
    expect((await undo(id)).json).toMatchObject({ bulkAct: { state: 'undoing', total: 2 } })
    await shop.runJobs()
    expect(await read(id)).toMatchObject({
      state: 'undone',
      changed: 1,
      failed: 1,
      failures: [{ rowName: 'Order #1001', message: 'Somebody has changed it since; it stays as it is.' }],
      undoUntilMs: null,
    })
    expect([await statusOf(first as Order), await statusOf(second as Order)]).toEqual([
      'FULFILLED',
      'PENDING',
    ])
    expect((await undo(id)).status).toBe(409)
  })

  it('is possible for 24 hours', async () => {
    const id = await begin(idsOf(await placeSome(1)))
    await shop.runJobs()
    shop.clock.nowMs += 86_400_000
    const answer = await undo(id)
    expect([answer.status, answer.json]).toMatchObject([409, { message: /24 hours/ }])
  })
})

describe('an act that goes on', () => {
  it('is stopped, and what is done can be undone', async () => {
    const id = await begin({ view: {} })
    const stopped = await owner.send('POST', `${acts}/${id}/stop`, {})
    expect(stopped.json).toMatchObject({ bulkAct: { state: 'stopped', changed: 0 } })
    const orders = await placeSome(1)
    await shop.runJobs()
    expect(await read(id)).toMatchObject({ state: 'stopped', changed: 0, undoUntilMs: null })
    expect(await statusOf(orders[0] as Order)).toBe('PENDING')
    expect((await owner.send('POST', `${acts}/${id}/stop`, {})).status).toBe(409)
  })

  it('is there for those who may do it, of this site alone', async () => {
    const id = await begin(idsOf(await placeSome(1)))
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    const asked = [
      await editor.get(`${acts}/${id}`),
      await editor.send('POST', `${acts}/${id}/stop`, {}),
      await editor.send('POST', `${acts}/${id}/undo`, {}),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await editor.get(acts)).json).toEqual({ bulkActs: [] })

    const other = await openShop()
    const stranger = await other.visitor()
    await signInAs(stranger, other.store, ['admin'])
    expect((await stranger.get(`${acts}/${id}`)).status).toBe(404)
    await other.close()
  })

  it('touches no order of another site', async () => {
    const id = await begin({ ids: [newId()] })
    await shop.runJobs()
    expect(await read(id)).toMatchObject({ changed: 0, failed: 1, undoUntilMs: null })
  })
})

const plain = { carrier: '', trackingNumber: '', trackingUrl: '' }
const stamp = { nowMs: 1, by: 'Ada' }

async function save(result: ReturnType<typeof fulfillOrder>): Promise<void> {
  if (!result.ok) throw new Error(result.problem)
  await shop.store.orders.save(result.order)
}

/** The jobs of an act follow each other: each goes on for a while. */
async function runUntilOver(id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await shop.runJobs()
        return read(id)
      },
      { timeout: 20_000 },
    )
    .toMatchObject({ state: 'done' })
}
