import { afterEach, expect, it } from 'vitest'
import { buildOrder } from '../../testing/build-cart.ts'
import { mount } from '../../testing/mount.ts'
import { OrderStatusPage } from './order-status-page.tsx'

let takeAway: () => void = () => undefined
afterEach(() => takeAway())

async function open(part: Parameters<typeof buildOrder>[0]): Promise<string> {
  const ways = { continueShoppingUrl: '/shop', contactEmail: '', locale: 'en-US', timeZone: 'UTC' }
  const none = { withdrawal: null, papers: [], withdrawn: [], downloads: [], sellerLines: [] }
  const site = { title: 'Clay', homeUrl: '/', logoUrl: null }
  takeAway = await mount(<OrderStatusPage order={buildOrder(part)} site={site} {...ways} {...none} />)
  return document.body.textContent ?? ''
}

it('says of services that they are done, and speaks of parcels where there are some', async () => {
  const [mug] = buildOrder().lines
  if (!mug) throw new Error('There is a mug')
  const workshop = { ...mug, id: 'w', title: 'Workshop', productType: 'service' } as const
  const done = { shippedAtMs: 5, carrier: '', trackingNumber: '', trackingUrl: '' }
  const ofWorkshop = { ...done, lines: [{ lineId: 'w', quantity: 2 }] }
  const booked = await open({
    lines: [workshop],
    fulfillmentStatus: 'FULFILLED',
    fulfillments: [ofWorkshop],
  })
  expect(booked).toContain('Your order is complete.')
  expect(booked).not.toMatch(/Tracking|Shipped|Sent|on its way/)
  takeAway()
  const part = { fulfillments: [ofWorkshop], leftToSend: [{ lineId: mug.id, quantity: 2 }] }
  const partly = await open({ lines: [workshop, mug], ...part })
  expect(partly).toContain('A part of your order is done. The rest follows.')
  expect(partly).toContain('Done so far')
  takeAway()
  const sent = await open({ lines: [workshop, mug], fulfillmentStatus: 'FULFILLED', fulfillments: [done] })
  expect(sent).toContain('Your order is on its way.')
  takeAway()
  // As the mail about it says: the workshop ended the order, whose mug was sent before.
  const brought = { ...done, lines: [{ lineId: mug.id, quantity: 2 }] }
  const complete = await open({
    lines: [workshop, mug],
    fulfillmentStatus: 'FULFILLED',
    fulfillments: [brought, { ...ofWorkshop, shippedAtMs: 86_400_009 }],
  })
  expect(complete).toContain('Your order is complete.')
  expect(complete).toMatch(/ShippedJan 1, 1970[^M]*MFulfilledJan 2, 1970/)
})

it('is done with an order whose goods are with their buyer only once its workshop took place', async () => {
  const [mug] = buildOrder().lines
  if (!mug) throw new Error('There is a mug')
  const workshop = { ...mug, id: 'w', title: 'Workshop', optionValues: [], productType: 'service' } as const
  const lines = [mug, workshop]
  const parcel = { shippedAtMs: 5, carrier: '', trackingNumber: '', trackingUrl: '' }
  const brought = { ...parcel, lines: [{ lineId: mug.id, quantity: 2 }] }
  const tookPlace = { ...parcel, shippedAtMs: 9, lines: [{ lineId: 'w', quantity: 2 }] }
  const leftToSend = [{ lineId: 'w', quantity: 2 }]
  const shipping = { name: 'Harbour round', note: '', isPickup: false, isLocal: true }
  const round = { lines, shipping, delivery: 'delivered' } as const
  const delivered = await open({ ...round, fulfillments: [brought], leftToSend })
  expect(delivered).toContain('The goods of your order were delivered. The rest follows.')
  expect(delivered).toMatch(/DeliveredJan 1, 1970[^M]*MFulfilledNot yet/)
  expect(delivered).toContain('Delivered January 1, 19702 × Morning mug (Blue)Still to come: 2 × Workshop')
  takeAway()
  const done = { fulfillmentStatus: 'FULFILLED', fulfillments: [brought, tookPlace] } as const
  const complete = await open({ ...round, ...done })
  expect(complete).toContain('Your order is complete.')
  expect(complete).toMatch(/FulfilledJan 1, 1970/)
  takeAway()
  const collected = { lines, shipping: { ...shipping, isPickup: true }, pickup: 'picked-up' } as const
  const pickedUp = { ...brought, pickedUp: [] }
  const beside = await open({ ...collected, fulfillments: [pickedUp], leftToSend })
  expect(beside).toContain('You picked up the goods of your order. The rest follows.')
  expect(beside).toContain('FulfilledNot yet')
  expect(beside).toContain('Still to come: 2 × Workshop')
  takeAway()
  const over = await open({ ...collected, ...done, fulfillments: [pickedUp, tookPlace] })
  expect(over).toContain('Your order is complete.')
  takeAway()
  // The workshop was first: what ended the order is the round, as in the mail about it.
  const lastly = await open({ ...round, ...done, fulfillments: [tookPlace, brought] })
  expect(lastly).toContain('Your order was delivered.')
  expect(lastly).not.toContain('Fulfilled')
})

it('waits for no parcel once all goods were sent, and says what comes once it is paid', async () => {
  const [mug] = buildOrder().lines
  if (!mug) throw new Error('There is a mug')
  const workshop = { ...mug, id: 'w', title: 'Workshop', optionValues: [], productType: 'service' } as const
  const parcel = { shippedAtMs: 5, carrier: '', trackingNumber: '', trackingUrl: '' }
  const fulfillments = [{ ...parcel, lines: [{ lineId: mug.id, quantity: 2 }] }]
  const leftToSend = [{ lineId: 'w', quantity: 2 }]
  const beside = await open({ lines: [mug, workshop], fulfillments, leftToSend })
  expect(beside).toContain('The goods of your order are on their way. The rest follows.')
  expect(beside).toMatch(/ShippedJan 1, 1970[^M]*MFulfilledNot yet/)
  expect(beside).not.toMatch(/A part was shipped|Sent Shipped/)
  takeAway()
  const song = {
    ...mug,
    id: 's',
    title: 'Song',
    quantity: 1,
    optionValues: [],
    productType: 'digital',
  } as const
  const numbered = fulfillments.map((each) => ({ ...each, trackingNumber: 'JJD1' }))
  const unpaid = { lines: [mug, song], fulfillments: numbered, fulfillmentStatus: 'FULFILLED' } as const
  const later = await open({ ...unpaid, paymentState: 'PENDING' })
  expect(later).toContain('Once your payment is here: 1 × Song')
  expect(later).toContain('Tracking number: JJD1 Shipped')
  takeAway()
  const both = [...(fulfillments[0]?.lines ?? []), { lineId: 'w', quantity: 1 }]
  const lines = { lines: [mug, workshop], leftToSend: [{ lineId: 'w', quantity: 1 }] }
  const together = await open({ ...lines, fulfillments: [{ ...parcel, lines: both }] })
  expect(together).toMatch(/2 × [^;]*Done: 1 × Workshop/)
  takeAway()
  expect(await open({ ...unpaid, paymentState: 'PAID' })).not.toContain('Once your payment is here')
})

it('sends nobody to the place of a pickup for goods that were sent instead', async () => {
  const parcel = { shippedAtMs: 5, carrier: 'DHL', trackingNumber: '', trackingUrl: '' }
  const shipping = { name: 'Workshop', note: 'Mo-Fr 9-17', isPickup: true, isLocal: false }
  const pickup = { shipping, shippingAddress: null, pickup: null, fulfillments: [parcel] }
  const sent = await open({ ...pickup, fulfillmentStatus: 'FULFILLED' })
  expect(sent).toContain('Your order is on its way.')
  expect(sent).toContain('Shipped')
  expect(sent).not.toMatch(/Pick up at|Mo-Fr/)
})

it('goes by the way of the last goods where some were sent instead and the rest was picked up or delivered', async () => {
  const [mug] = buildOrder().lines
  if (!mug) throw new Error('There is a mug')
  const one = [{ lineId: mug.id, quantity: 1 }]
  const parcel = { shippedAtMs: 5, carrier: 'DHL', trackingNumber: '', trackingUrl: '', lines: one }
  const rest = { ...parcel, shippedAtMs: 86_400_009, carrier: '' }
  const workshop = { ...mug, id: 'w', title: 'Workshop', productType: 'service' } as const
  const leftToSend = [{ lineId: 'w', quantity: 2 }]
  const pickup = {
    ...{ shipping: { name: 'Workshop', note: '', isPickup: true, isLocal: false }, shippingAddress: null },
    ...{ pickup: null, fulfillments: [parcel, { ...rest, pickedUp: [] }] },
  }
  const picked = await open({ ...pickup, fulfillmentStatus: 'FULFILLED' })
  expect(picked).toContain('Your order is complete.')
  expect(picked).toContain('Picked upJan 2, 1970')
  expect(picked).not.toContain('on its way')
  takeAway()
  const beside = await open({ ...pickup, lines: [mug, workshop], leftToSend })
  expect(beside).toContain('You picked up the goods of your order. The rest follows.')
  expect(beside).toMatch(/Picked upJan 2, 1970[^F]*FulfilledNot yet/)
  takeAway()
  const round = { name: 'Round', note: '', isPickup: false, isLocal: true }
  const brought = { shipping: round, delivery: null, fulfillments: [parcel, rest] }
  const delivered = await open({ ...brought, fulfillmentStatus: 'FULFILLED' })
  expect(delivered).toContain('Your order is complete.')
  expect(delivered).toMatch(/DeliveredJan 2, 1970/)
})

it('says of a canceled order that its gift card has the money again, and that nothing is due', async () => {
  const card = { id: 'c', lastFour: 'ABCD', cents: 2000 }
  const canceled = await open({
    fulfillmentStatus: 'CANCELED',
    paymentState: 'PENDING',
    giftCards: [card],
    cardsGivenBack: [card],
  })
  expect(canceled).toContain('Back on gift card ••••ABCD$20.00')
  expect(canceled).toContain('There is nothing left to pay.')
  expect(canceled).not.toMatch(/Due|Waiting for payment/)
})

it('says what of it is tax, and nothing of tax where none was taken', async () => {
  expect(await open({ taxCents: 160, taxIsIncluded: false })).toContain('Tax$1.60')
  takeAway()
  expect(await open({ taxCents: 0, taxIsIncluded: false })).not.toContain('Tax')
})

it('says how the rest was paid of an order that a gift card paid in part', async () => {
  const card = { id: 'c', lastFour: 'ABCD', cents: 500 }
  const payment = { label: 'PayPal', instructions: '' }
  const paid = await open({ giftCards: [card], grandTotalCents: 1785, paymentState: 'PAID', payment })
  expect(paid).toContain('Paid by PayPal$12.85')
  expect(paid).not.toContain('Due')
})

it('says what came back, what is on its way and what did not come back yet, each for itself', async () => {
  const refunded = { refundedCents: 500, refundUnderWayCents: 700, refundFailedCents: 800 }
  const all = await open({ paymentState: 'PAID', ...refunded })
  expect(all).toContain('Refunded−$5.00')
  expect(all).toContain('Refund under way−$7.00')
  expect(all).toContain('Not refunded yet, the shop sees to it−$8.00')
  expect(all).toContain('Partly refunded')
  takeAway()
  const history = [{ atMs: 5, kind: 'refunded' }] as const
  const begun = await open({ paymentState: 'PAID', refundUnderWayCents: 700, history })
  expect(begun).toContain('Refund under way−$7.00')
  expect(begun).toContain('Refund under wayNot yet')
  expect(begun).not.toMatch(/Refunded|Partly refunded/)
})

it('says of a canceled order that its money is on its way back', async () => {
  const history = [{ atMs: 5, kind: 'canceled' }] as const
  const state = { paymentState: 'PAID', fulfillmentStatus: 'CANCELED' } as const
  const canceled = await open({ ...state, refundUnderWayCents: 700, history })
  expect(canceled).toContain('Refund under way−$7.00')
  expect(canceled).toContain('Refund under wayNot yet')
})

it('speaks alike of a refund whose gift cards still wait, wherever it does', async () => {
  const refunded = { paymentState: 'REFUNDED', grandTotalCents: 4900, refundedCents: 2000 } as const
  const history = [{ atMs: 5, kind: 'refunded' }] as const
  const inPart = await open({ ...refunded, history })
  expect(inPart).toContain('A part of your payment was refunded.')
  expect(inPart.match(/Partly refunded/g)).toHaveLength(2)
  takeAway()
  const whole = await open({ ...refunded, refundedCents: 4900, history })
  expect(whole).toContain('Your payment was refunded.')
  expect(whole).not.toContain('Partly refunded')
})
