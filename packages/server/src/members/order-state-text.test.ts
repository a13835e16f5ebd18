import type { Order } from '@vitrine/domain/orders/order'
import { orderStateText } from '@vitrine/domain/orders/order-state-text'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { buildOrder, buildOrderLine } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'

const mug = buildOrderLine({ id: 'm', quantity: 2 })
const course = buildOrderLine({ id: 'c', quantity: 1, productType: 'service' })
const parcel = { shippedAtMs: 1, carrier: 'DHL', trackingNumber: '', trackingUrl: '' }
const mugs = (quantity: number) => [{ lineId: 'm', quantity }]

const stateOf = (order: Partial<Order>) =>
  orderStateText(buildOrder({ paymentState: 'PAID', lines: [mug, course], ...order }), sayAsWritten)

it('says in an account that goods were sent in part while some are to come, and not while a service is', () => {
  const sent = (quantity: number) => stateOf({ fulfillments: [{ ...parcel, lines: mugs(quantity) }] })
  expect([sent(1), sent(2)]).toEqual(['Sent in part', 'Goods sent'])
})

it('says of an order of which a part was sent, and the rest picked up, that it is complete', () => {
  const shipping = { key: 'p', name: 'Studio', isPickup: true }
  const rest = { ...parcel, shippedAtMs: 2, carrier: '', lines: mugs(1), pickedUp: [] }
  const fulfillments = [{ ...parcel, lines: mugs(1) }, rest]
  const ended = { shipping, fulfillments, lines: [mug] }
  expect(stateOf({ ...ended, fulfillmentStatus: 'FULFILLED' })).toBe('Complete')
  expect(stateOf({ ...ended, lines: [mug, course] })).toBe('Picked up in part')
  expect(stateOf({ ...ended, fulfillments: [parcel], fulfillmentStatus: 'FULFILLED' })).toBe('Sent')
})
