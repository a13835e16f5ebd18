import type { Order } from '@vitrine/domain/orders/order'
import { addNote, cancelOrder } from '@vitrine/domain/orders/order-states'
import { fulfillOrder } from '@vitrine/domain/orders/parcels/fulfill-order'
import { correctOrder } from '@vitrine/domain/orders/record/correct-order'
import { planRefund } from '@vitrine/domain/orders/refunds/plan-refund'
import { addRefund } from '@vitrine/domain/orders/refunds/refund-states'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const two: Order = {
  ...sampleOrder({
    product: null,
    currency: 'EUR',
    numbering: { prefix: '', suffix: '' },
    shipping: { name: 'Post', cents: 500 },
    manual: { label: 'Bank transfer', instructions: '' },
    nowMs: 1,
  }),
  fulfillments: [],
}
const stamp = { nowMs: 9, by: 'Grace' }
/** The order after an act that was allowed. */
const after = (result: { readonly ok: true; readonly order: Order } | { readonly ok: false }): Order =>
  result.ok ? result.order : two
/** The order after one of its units was refunded. */
function refundOne(from: Order, reason = '') {
  const plan = planRefund(from, {
    lines: [{ lineId: 'sample', quantity: 1, cents: null, restock: 0 }],
    shippingCents: 0,
  })
  if (!plan.ok) throw new Error(plan.problem)
  const told = { id: 'r', atMs: 9, by: 'Grace', attempts: 1, reason, reference: '', message: '' }
  return addRefund(from, { ...told, ...plan.figures, state: 'DONE' }, stamp)
}
const paid: Order = { ...two, paymentState: 'PAID' }
const noted = addNote(two, 'Fragile', stamp)

const about = {
  ...{ statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: ['sample'] },
}
const path = '/api/panel/orders/sample'
const read = (order: Order) => ({ [`GET ${path}`]: { body: { ...about, order } } })
const changed = { status: 409, body: { message: 'This order has changed since.' } }

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  server.answerByPath({ ...shopAnswers, ...read(two) })
  screen = await showScreen('/orders/sample')
  await screen.waitFor('Fulfill')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

/** Sends what an open dialog asks, while somebody else changed the order. */
async function sendBeside(now: Order, route: string, button: string): Promise<void> {
  server.answerByPath({ ...shopAnswers, ...read(now), [route]: changed })
  await screen.press(screen.button(button))
}
const lastBody = async (method: string) =>
  server.requests.findLast((request) => request.method === method)?.json()

const fulfillments = `POST ${path}/fulfillments`

it('tells of a note that a colleague wrote, keeps what is typed, and sends it with the order as it is now', async () => {
  await screen.press(screen.button('Fulfill'))
  await screen.waitFor('Tracking number')
  await screen.type(screen.field('Tracking number'), 'XY 17')
  await sendBeside(noted, fulfillments, 'Mark as fulfilled')
  await screen.waitFor('This order was changed meanwhile: Grace noted “Fragile”.')
  expect(screen.field('Tracking number').value).toBe('XY 17')
  server.answerByPath({ ...shopAnswers, ...read(noted), [fulfillments]: { body: { order: noted } } })
  await screen.press(screen.button('Mark as fulfilled'))
  await screen.waitFor('Order #1001 fulfilled')
  expect(await lastBody('POST')).toMatchObject({ trackingNumber: 'XY 17', updatedAtMs: 9 })
})

it('puts no more into a parcel than a colleague left', async () => {
  await screen.press(screen.button('Fulfill'))
  await screen.waitFor('Tracking number')
  const parcel = { shippedAtMs: 9, carrier: '', trackingNumber: '', trackingUrl: '' }
  const lines = [{ lineId: 'sample', quantity: 1 }]
  await sendBeside(after(fulfillOrder(two, { ...parcel, lines }, stamp)), fulfillments, 'Mark as fulfilled')
  await screen.waitFor('In this parcel: 1 × A product of yours')
})

it('refunds no more units than a colleague left, for what these come to', async () => {
  await screen.close()
  server.answerByPath({ ...shopAnswers, ...read(paid) })
  screen = await showScreen('/orders/sample')
  await screen.waitFor('Fulfill')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded')
  await screen.type(screen.field('Quantity'), '2')
  expect(screen.field('Amount (EUR)').value).toBe('48.00')
  await sendBeside(refundOne(paid, 'cracked'), `POST ${path}/refunds`, 'Refund €48.00')
  await screen.waitFor('meanwhile: Grace: €24.00 refunded: 1 × A product of yours (cracked).')
  expect([screen.field('Quantity').value, screen.field('Amount (EUR)').value]).toEqual(['1', '24.00'])
  await screen.press(screen.button('Refund €24.00'))
  expect(await lastBody('POST')).toMatchObject({ lines: [{ lineId: 'sample', quantity: 1, cents: 2400 }] })
})

it('says that a colleague canceled it, and not to send it again', async () => {
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Reference')
  await sendBeside(after(cancelOrder(two, false, stamp)), `POST ${path}/payment`, 'Mark as paid')
  await screen.waitFor('This order was canceled.')
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('send it again')
  expect(document.querySelector('[role=dialog] button[type=submit]')).toBeNull()
  expect(screen.button('Close')).toBeDefined()
})

it('corrects what was written here, beside what a colleague corrected', async () => {
  await screen.press(screen.button('Edit contact and address'))
  await screen.waitFor('Tax and delivery stay as they were charged')
  await screen.type(screen.field('City'), 'Boston')
  const { email, phone } = { email: 'ada@example.com', phone: '+1 212' }
  const theirs = { email, phone, shippingAddress: two.shippingAddress, alsoBilled: false }
  await sendBeside(after(correctOrder(two, theirs, stamp)), `PUT ${path}/contact`, 'Save')
  await screen.waitFor('Grace noted “Phone: none → +1 212”')
  server.answerByPath({ ...shopAnswers, ...read(noted), [`PUT ${path}/contact`]: { body: { order: noted } } })
  await screen.press(screen.button('Save'))
  await screen.waitFor('Order #1001 was changed')
  expect(await lastBody('PUT')).toMatchObject({
    phone: '+1 212',
    shippingAddress: { city: 'Boston' },
    updatedAtMs: 9,
  })
})

it('says that a colleague did it already where others of its kind are still to be done', async () => {
  const [goods] = two.lines
  const lines = [
    { ...goods, quantity: 2 },
    { ...goods, id: 'course', productType: 'service' },
  ] as Order['lines']
  const round: Order = { ...two, lines, shipping: { key: 'r', name: 'Round', isLocal: true } }
  await screen.close()
  server.answerByPath({ ...shopAnswers, ...read(round) })
  screen = await showScreen('/orders/sample')
  await screen.waitFor('To deliver')
  await screen.press(screen.button('Delivered'))
  await screen.waitFor('Mark as delivered')
  const delivered = after(fulfillOrder(round, { carrier: '', trackingNumber: '', trackingUrl: '' }, stamp))
  await sendBeside(delivered, fulfillments, 'Mark as delivered')
  await screen.waitFor('Nothing is left to be done here.')
  const dialog = document.querySelector('[role=dialog]')
  expect(dialog?.textContent).toContain('Grace noted “Delivered to the buyer')
  expect(dialog?.textContent).not.toContain('send it again')
  expect(dialog?.querySelector('button[type=submit]')).toBeNull()
})

it('puts nothing back in stock that a colleague put there, and refunds nothing that one refunded', async () => {
  await screen.close()
  server.answerByPath({ ...shopAnswers, ...read(paid) })
  screen = await showScreen('/orders/sample')
  await screen.waitFor('Fulfill')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded')
  await screen.type(screen.field('Quantity'), '1')
  const canceled = after(cancelOrder(paid, true, stamp))
  await sendBeside(canceled, `POST ${path}/refunds`, 'Refund €24.00')
  await screen.waitFor('This order was changed meanwhile')
  await screen.press(screen.button('Refund €24.00'))
  expect(await lastBody('POST')).toMatchObject({ lines: [{ lineId: 'sample', quantity: 1, restock: 0 }] })
  const plan = planRefund(canceled, {
    lines: [{ lineId: 'sample', quantity: 2, cents: null, restock: 0 }],
    shippingCents: 500,
  })
  if (!plan.ok) throw new Error(plan.problem)
  const about = { id: 'r', atMs: 10, by: 'Grace', attempts: 1, reason: '', reference: '', message: '' }
  const whole = addRefund(canceled, { ...about, ...plan.figures, state: 'DONE' }, { ...stamp, nowMs: 10 })
  await sendBeside(whole, `POST ${path}/refunds`, 'Refund €24.00')
  await screen.waitFor('Nothing is left to be done here.')
  const told = document.querySelector('[role=dialog]')?.textContent
  expect(told?.match(/€53\.00 refunded/g)).toHaveLength(1)
  expect(told).toContain('Grace noted “The whole amount was returned”')
  expect(document.querySelector('[role=dialog] button[type=submit]')).toBeNull()
})

it('says why it is refused where nobody changed the order', async () => {
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Reference')
  const refused = { status: 409, body: { message: 'Not now.' } }
  server.answerByPath({ ...shopAnswers, ...read(two), [`POST ${path}/payment`]: refused })
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Not now.')
})

it('sends the next act with the order as the one before left it, also while it is not read again', async () => {
  const read = Promise.withResolvers<void>()
  server.answerByPath({
    ...shopAnswers,
    [`POST ${path}/payment`]: { body: { order: { ...paid, updatedAtMs: 7 } } },
    [`GET ${path}`]: { body: { ...about, order: { ...paid, updatedAtMs: 7 } }, after: read.promise },
    [fulfillments]: { body: { order: paid } },
  })
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Reference')
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Order #1001 is paid')
  await screen.press(screen.button('Fulfill'))
  await screen.waitFor('Tracking number')
  await screen.press(screen.button('Mark as fulfilled'))
  expect(await lastBody('POST')).toMatchObject({ updatedAtMs: 7 })
  read.resolve()
})
