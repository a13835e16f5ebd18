import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const base = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: null,
  manual: null,
  nowMs: 0,
})
const [sample] = base.lines as readonly [OrderLine]
const mugs: OrderLine = { ...sample, title: 'Mug', productType: 'physical', quantity: 2 }
const local: Order = {
  ...base,
  lines: [mugs],
  fulfillments: [],
  shipping: { key: 'r', name: 'Harbour round', isLocal: true },
}
const parcel = { shippedAtMs: 10, carrier: '', trackingNumber: '', trackingUrl: '' }

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function open(order: Order): Promise<void> {
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, order } },
    'POST /api/panel/orders/sample/fulfillments': { body: { order } },
  })
  screen = await showScreen('/orders/sample')
}

it('an order that the shop delivers itself is marked as delivered, with no carrier', async () => {
  await open(local)
  await screen.waitFor('To deliver')
  expect(() => screen.button('Fulfill')).toThrow()
  await screen.press(screen.button('Delivered'))
  await screen.type(screen.field('Units of Mug that were delivered'), '1')
  expect(document.body.textContent).not.toMatch(/Carrier|Tracking|[Pp]arcel|Ships to|Shipping/)
  await screen.press(screen.button('Mark this part as delivered'))
  await screen.waitFor('A part of order #1001 was delivered')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ carrier: '', lines: [{ lineId: 'sample', quantity: 1 }] })
})

it('an order of which a part was delivered says so, and its delivery can be undone', async () => {
  await open({ ...local, fulfillments: [{ ...parcel, lines: [{ lineId: 'sample', quantity: 1 }] }] })
  await screen.waitFor('Partly delivered')
  await screen.waitFor('1 of 2 delivered')
  await screen.waitFor('Still to be delivered')
  const offered = document.body.textContent?.replace('Sent by a carrier instead', '')
  expect(offered).not.toMatch(/[Ss]ent|Shipping/)
  await screen.press(screen.button('Undo delivery 1'))
  await screen.waitFor('Undo this delivery?')
})

it('a service of such an order is done apart from what is delivered', async () => {
  const course = { ...mugs, id: 'course', title: 'Course', quantity: 1, productType: 'service' } as const
  await open({ ...local, lines: [mugs, course] })
  await screen.waitFor('To deliver')
  screen.button('Service done')
  await screen.press(screen.button('Delivered'))
  expect(() => screen.field('Units of Course that were delivered')).toThrow()
  await screen.press(screen.button('Mark as delivered'))
  await screen.waitFor('Order #1001 was delivered')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ lines: [{ lineId: 'sample', quantity: 2 }] })
})

it('such an order is sent by a carrier instead where one is named, without its services, and its units say which way they went', async () => {
  const course = { ...mugs, id: 'course', title: 'Course', quantity: 1, productType: 'service' } as const
  const jugs = { ...mugs, id: 'jugs', title: 'Jug', quantity: 3 }
  const fulfillments = [
    { ...parcel, carrier: 'DHL', lines: [{ lineId: 'jugs', quantity: 1 }] },
    { ...parcel, shippedAtMs: 11, lines: [{ lineId: 'jugs', quantity: 1 }] },
  ]
  await open({ ...local, lines: [mugs, jugs, course], fulfillments })
  await screen.waitFor('1 of 3 sent')
  await screen.waitFor('1 of 3 delivered')
  await screen.waitFor('0 of 2 delivered')
  await screen.press(screen.button('Sent by a carrier instead'))
  await screen.waitFor('In this parcel')
  expect(() => screen.field('Units of Course in this parcel')).toThrow()
  await screen.press(screen.button('Mark as sent'))
  await screen.waitFor('Say who carries it')
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false)
  await screen.type(screen.field('Carrier'), 'Courier')
  expect(document.body.textContent).not.toContain('Say who carries it')
  await screen.press(screen.button('Mark as sent'))
  await screen.waitFor('Order #1001 was sent')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ carrier: 'Courier' })
})

it('a refund of such an order says what went back for delivery', async () => {
  const refund: OrderRefund = {
    ...{ id: 'r', atMs: 7, by: '', state: 'DONE', attempts: 1, lines: [], shippingCents: 500 },
    ...{
      shippingTaxCents: 0,
      cents: 500,
      moneyCents: 500,
      cards: [],
      reason: '',
      reference: '',
      message: '',
    },
  }
  await open({ ...local, refunds: [refund] })
  await screen.waitFor('Delivery: €5.00')
  expect(document.body.textContent).not.toContain('Shipping')
})

it('a parcel of an order is not sent in part where its goods all went, and a service is still to be done', async () => {
  const course = { ...mugs, id: 'course', title: 'Course', quantity: 1, productType: 'service' } as const
  const lines = [mugs, course]
  const sent = { ...parcel, carrier: 'DHL', lines: [{ lineId: 'sample', quantity: 2 }] }
  await open({ ...base, lines, fulfillments: [sent] })
  await screen.waitFor('2 of 2 sent')
  await screen.waitFor('To fulfill')
  expect(document.body.textContent).not.toContain('Partly sent')
})
