import type { Order } from '@vitrine/domain/orders/order'
import { buildOrder, buildOrderLine, newId } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const orders = '/api/panel/orders'
const shipping = { key: 'p', name: 'Studio', note: 'Quay 3\nFridays until six', isPickup: true }
const pickup = { carrier: '', trackingNumber: '', trackingUrl: '', notifyCustomer: true }

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

const mails = async () => {
  await shop.runJobs()
  return (await keptMail(shop.store)).map(({ subject }) => subject)
}
const listed = async (state: string) => {
  const { json } = await owner.get(`${orders}?f=fulfillment:is:${state}`)
  return (json as { rows: { number: number; pickup: string }[] }).rows
}
const markReady = (id: string, body: object = {}) =>
  owner.send('POST', `${orders}/${id}/ready-parts`, { notifyCustomer: true, ...body })

it('says where no units are chosen that none are, be they to be ready or sent', async () => {
  const { id, updatedAtMs } = await place(1001)
  const nothing = { status: 400, json: { errors: { lines: 'Choose at least one item.' } } }
  expect(await markReady(id, { updatedAtMs, lines: [] })).toMatchObject(nothing)
  const sent = { ...pickup, updatedAtMs, lines: [] }
  expect(await owner.send('POST', `${orders}/${id}/fulfillments`, sent)).toMatchObject(nothing)
  expect((await shop.store.orders.find(id))?.updatedAtMs).toBe(updatedAtMs)
})

describe('an order that its buyer picks up', () => {
  it('is ready, which its buyer is told, and then picked up', async () => {
    const { id, updatedAtMs } = await place(1001)
    const ready = await markReady(id, { updatedAtMs })
    expect(ready.json).toMatchObject({
      order: {
        fulfillmentStatus: 'PENDING',
        fulfillments: [],
        readyParts: [{ lines: [{ lineId: 'mugs', quantity: 3 }] }],
        history: expect.arrayContaining([
          expect.objectContaining({
            ...{ kind: 'ready', text: 'Ready for pickup.', by: 'Owner' },
            fact: { code: 'ready-for-pickup', units: [] },
          }),
        ]),
      },
    })
    expect((await markReady(id, { updatedAtMs })).json).toEqual({ message: 'This order has changed since.' })
    expect([(await markReady(id)).status, await mails()]).toEqual([409, ['Order #1001 is ready for pickup']])
    expect(await listed('READY_FOR_PICKUP')).toMatchObject([{ number: 1001, pickup: 'ready' }])
    const done = await owner.send('POST', `${orders}/${id}/fulfillments`, pickup)
    expect(done.json).toMatchObject({
      order: { fulfillmentStatus: 'FULFILLED', fulfillments: [{ pickedUp: [{}] }] },
    })
    expect(await mails()).toContain('Order #1001 was picked up')
    expect(await listed('READY_FOR_PICKUP')).toEqual([])
    expect(await listed('PICKED_UP')).toMatchObject([{ number: 1001, pickup: 'picked-up' }])
  })

  it('is ready in part, which is taken back before its mail is written', async () => {
    const { id } = await place(1001)
    const lines = [{ lineId: 'mugs', quantity: 2 }]
    const part = (await markReady(id, { lines })).json as { order: Order }
    expect(await listed('PARTLY_READY')).toHaveLength(1)
    const moment = part.order.readyParts?.[0]?.readyAtMs
    const undone = await owner.send('DELETE', `${orders}/${id}/ready-parts/${moment}`)
    expect((undone.json as { order: Order }).order).not.toHaveProperty('readyParts')
    expect(await mails()).toEqual([])
    await markReady(id, { lines })
    expect(await mails()).toEqual(['A part of order #1001 is ready for pickup'])
  })

  it('is picked up whole where a service of it is still to be done, and prepared where that was done first', async () => {
    const lines = [
      buildOrderLine({ id: 'mugs', title: 'Mug', quantity: 1, optionValues: [] }),
      buildOrderLine({ id: 'course', quantity: 1, productType: 'service' }),
    ]
    const goods = await place(1001, { lines })
    const fulfill = (id: string, lineId: string) =>
      owner.send('POST', `${orders}/${id}/fulfillments`, { ...pickup, lines: [{ lineId, quantity: 1 }] })
    await fulfill(goods.id, 'mugs')
    expect(await mails()).toEqual(['The goods of order #1001 were picked up'])
    const service = await place(1002, { lines })
    await fulfill(service.id, 'course')
    // Neither is done with, as badge and file say: the filter says so, too.
    expect(await listed('PICKED_UP')).toEqual([])
    expect([await listed('PARTLY_PICKED_UP'), await listed('PARTLY_SENT')]).toEqual([[], []])
    expect(await listed('TO_FULFILL')).toHaveLength(2)
    await fulfill(goods.id, 'course')
    expect(await listed('PICKED_UP')).toMatchObject([{ number: 1001 }])
  })

  it('is not sent in part where all its goods were, and a service is still to be done', async () => {
    const lines = [
      buildOrderLine({ id: 'mug', title: 'Mug', quantity: 1, optionValues: [] }),
      buildOrderLine({ id: 'course', quantity: 1, productType: 'service' }),
    ]
    const { id } = await place(1001, { lines, shipping: { key: 's', name: 'Post' } })
    const sent = { ...pickup, carrier: 'DHL', lines: [{ lineId: 'mug', quantity: 1 }] }
    await owner.send('POST', `${orders}/${id}/fulfillments`, sent)
    expect(await mails()).toEqual(['The goods of order #1001 are on their way'])
    expect(await listed('PARTLY_SENT')).toEqual([])
    expect(await listed('TO_FULFILL')).toMatchObject([{ isPartlySent: false }])
  })

  it('is picked up in part where the rest of its goods was sent all the same', async () => {
    const lines = [
      buildOrderLine({ id: 'mug', title: 'Mug', quantity: 1, optionValues: [] }),
      buildOrderLine({ id: 'jug', title: 'Jug', quantity: 1, optionValues: [] }),
      buildOrderLine({ id: 'course', quantity: 1, productType: 'service' }),
    ]
    const { id } = await place(1001, { lines })
    const fulfill = (lineId: string, how: object) =>
      owner.send('POST', `${orders}/${id}/fulfillments`, { ...how, lines: [{ lineId, quantity: 1 }] })
    await fulfill('mug', { ...pickup, carrier: 'DHL' })
    await fulfill('jug', pickup)
    expect((await mails()).toSorted()).toEqual([
      'A part of order #1001 is on its way',
      'A part of order #1001 was picked up',
    ])
  })

  it('says in the file how much is ready, and since when', async () => {
    const { id } = await place(1001)
    await markReady(id, { notifyCustomer: false })
    const { text } = await owner.get(`${orders}.csv?cols=fulfillment,ready,sent,toSend`)
    expect(text.split('\r\n')[1]).toBe('READY_FOR_PICKUP,3,0,3')
  })

  it('is refused where an order is sent, and to whom may not fulfill', async () => {
    const { id } = await place(1001, { shipping: { key: 's', name: 'Post' } })
    const refused = await markReady(id)
    expect([refused.status, refused.json]).toEqual([409, { message: 'Nothing of this order is picked up.' }])
    await signInAs(owner, shop.store, ['reporting'])
    expect((await markReady(id)).status).toBe(403)
    expect((await owner.send('DELETE', `${orders}/${id}/ready-parts/1`)).status).toBe(403)
  })

  it('is marked with many others, those that are sent left as they are, and that is taken back', async () => {
    const picked = await place(1001)
    const sent = await place(1002, { shipping: { key: 's', name: 'Post' } })
    const body = {
      selection: { ids: [picked.id, sent.id] },
      input: { notifyCustomer: false },
      isDryRun: true,
    }
    const dry = await owner.send('POST', `${orders}/acts/ready`, body)
    expect(dry.json).toMatchObject({ dryRun: { wouldChange: 1, failed: 1 } })
    const begun = await owner.send('POST', `${orders}/acts/ready`, { ...body, isDryRun: false })
    const { id } = (begun.json as { bulkAct: { id: string } }).bulkAct
    await shop.runJobs()
    expect(await listed('READY_FOR_PICKUP')).toMatchObject([{ number: 1001 }])
    await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`)
    await shop.runJobs()
    expect(await listed('READY_FOR_PICKUP')).toEqual([])
  })
})
