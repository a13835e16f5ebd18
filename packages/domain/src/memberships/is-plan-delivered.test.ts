import { expect, it } from 'vitest'
import type { LinedOrder } from '../downloads/download-grant.ts'
import { isPlanDelivered } from './is-plan-delivered.ts'

const plan = { price: { kind: 'paid', productId: 'club', lastsDays: 90 } } as const
const lines = [
  { id: 'first', itemId: 'mug', quantity: 1 },
  { id: 'second', itemId: 'club', quantity: 1 },
]
const paid = { paymentState: 'PAID', fulfillmentStatus: 'PENDING', lines } as const
const refunded = (lineId: string) => ({ ...paid, refunds: [refundOf(lineId)] })

it('is paid while the money of its own line did not go back', () => {
  expect(isPlanDelivered(paid, plan)).toBe(true)
  expect(isPlanDelivered(refunded('first'), plan)).toBe(true)
  expect(isPlanDelivered(refunded('second'), plan)).toBe(false)
  expect(isPlanDelivered({ ...paid, paymentState: 'REFUNDED' }, plan)).toBe(false)
})

function refundOf(lineId: string): NonNullable<LinedOrder['refunds']>[number] {
  return {
    ...{ id: 'refund', atMs: 0, by: '', state: 'DONE', attempts: 1, shippingCents: 0, shippingTaxCents: 0 },
    ...{ cents: 900, moneyCents: 900, cards: [], reason: '', reference: '', message: '' },
    lines: [{ lineId, quantity: 1, cents: 900, taxCents: 0, restocked: 0 }],
  }
}
