import { expect, it } from 'vitest'
import type { LinedOrder } from './download-grant.ts'
import { isProductDelivered } from './is-product-delivered.ts'

const plan = ['club']
const lines = [
  { id: 'first', itemId: 'mug', quantity: 1 },
  { id: 'second', itemId: 'club', quantity: 1 },
]
const paid = { paymentState: 'PAID', fulfillmentStatus: 'PENDING', lines } as const
const refunded = (lineId: string) => ({ ...paid, refunds: [refundOf(lineId)] })

it('is paid while the money of its own line did not go back', () => {
  expect(isProductDelivered(paid, plan)).toBe(true)
  expect(isProductDelivered(refunded('first'), plan)).toBe(true)
  expect(isProductDelivered(refunded('second'), plan)).toBe(false)
  expect(isProductDelivered({ ...paid, paymentState: 'REFUNDED' }, plan)).toBe(false)
})

function refundOf(lineId: string): NonNullable<LinedOrder['refunds']>[number] {
  return {
    ...{ id: 'refund', atMs: 0, by: '', state: 'DONE', attempts: 1, shippingCents: 0, shippingTaxCents: 0 },
    ...{ cents: 900, moneyCents: 900, cards: [], reason: '', reference: '', message: '' },
    lines: [{ lineId, quantity: 1, cents: 900, taxCents: 0, restocked: 0 }],
  }
}
