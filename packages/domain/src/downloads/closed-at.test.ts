import { expect, it } from 'vitest'
import { closedAtMs } from './closed-at.ts'
import type { LinedOrder } from './download-grant.ts'

const plan = ['club']
const lines = [
  { id: 'first', itemId: 'mug', quantity: 1 },
  { id: 'second', itemId: 'club', quantity: 2 },
]
const paid = {
  paymentState: 'PAID',
  fulfillmentStatus: 'PENDING',
  ...{ lines, updatedAtMs: 90 },
  history: [{ kind: 'refunded', atMs: 60 }],
} as const

it('is paid while the money of its own line did not go back, all of it', () => {
  expect(closedAtMs(paid, plan)).toBe(null)
  expect(closedAtMs({ ...paid, refunds: [refundOf('first', 50, 1)] }, plan)).toBe(null)
  expect(closedAtMs({ ...paid, refunds: [refundOf('second', 50, 1)] }, plan)).toBe(null)
  expect(closedAtMs({ ...paid, refunds: [refundOf('second', 50, 2)] }, [])).toBe(null)
})

it('is closed since the last of its units went back, whatever went back afterwards', () => {
  const refunds = [refundOf('first', 60, 1), refundOf('second', 50, 1), refundOf('second', 40, 1)]
  expect(closedAtMs({ ...paid, refunds }, plan)).toBe(50)
  expect(closedAtMs({ ...paid, paymentState: 'REFUNDED', refunds }, plan)).toBe(50)
})

it('is closed since the order was called off, or its money went back', () => {
  expect(closedAtMs({ ...paid, paymentState: 'REFUNDED' }, plan)).toBe(60)
  const history = [...paid.history, { kind: 'canceled', atMs: 70 }] as const
  expect(closedAtMs({ ...paid, fulfillmentStatus: 'CANCELED', history }, plan)).toBe(70)
  expect(closedAtMs({ ...paid, paymentState: 'PENDING', history: [] }, plan)).toBe(90)
})

function refundOf(
  lineId: string,
  atMs: number,
  quantity: number,
): NonNullable<LinedOrder['refunds']>[number] {
  return {
    ...{ id: 'refund', atMs, by: '', state: 'DONE', attempts: 1, shippingCents: 0, shippingTaxCents: 0 },
    ...{ cents: 900, moneyCents: 900, cards: [], reason: '', reference: '', message: '' },
    lines: [{ lineId, quantity, cents: 900, taxCents: 0, restocked: 0 }],
  }
}
