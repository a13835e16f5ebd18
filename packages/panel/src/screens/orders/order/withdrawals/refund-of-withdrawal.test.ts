import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { addWithdrawal } from '@vitrine/domain/orders/withdrawals/withdraw'
import { expect, it } from 'vitest'
import { refundOfWithdrawal } from './refund-of-withdrawal.ts'

const placed = sampleOrder({
  ...{ product: null, currency: 'EUR', numbering: { prefix: '', suffix: '' }, manual: null, nowMs: 0 },
  shipping: { name: 'Post', cents: 500 },
})
const order = { ...placed, lines: placed.lines.slice(0, 1).map((line) => ({ ...line, quantity: 2 })) }
const one = { lines: order.lines.map(({ id }) => ({ lineId: id, quantity: 1 })) }
const person = { name: 'Ada', email: 'ada@example.org' }

it('a withdrawal of a part is refunded with delivery where the rest was withdrawn from by another', () => {
  const first = addWithdrawal(order, 'w1', { ...person, ...one }, 1)
  expect(refundOfWithdrawal(first, one).shippingCents).toBe(0)
  const both = addWithdrawal(first, 'w2', { ...person, ...one }, 2)
  expect(refundOfWithdrawal(both, one).shippingCents).toBe(500)
})
