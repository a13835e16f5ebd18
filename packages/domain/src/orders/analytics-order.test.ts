import { expect, it } from 'vitest'
import { analyticsOrder } from './analytics-order.ts'

const order = {
  id: 'o1',
  isTest: false,
  lines: [{ itemId: 'p1', sku: 'MUG', title: 'Mug', quantity: 2, unitPriceCents: 1805 }],
  grandTotalCents: 4110,
  shippingCents: 500,
  taxCents: 0,
  currency: 'EUR',
}

it('tells of an order in amounts with two decimals', () => {
  expect(analyticsOrder(order)).toEqual({
    id: 'o1',
    grandTotal: '41.10',
    shippingTotal: '5.00',
    taxTotal: '0.00',
    currency: 'EUR',
    items: [{ productId: 'p1', sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: '18.05' }],
  })
})

it('tells of an order in yen, whose minor units are whole yen, by as many yen as were paid', () => {
  expect(analyticsOrder({ ...order, currency: 'JPY' })).toMatchObject({
    grandTotal: '4110.00',
    shippingTotal: '500.00',
    items: [{ unitPrice: '1805.00' }],
  })
})

it('tells nothing of a test, by which nothing was earned', () => {
  expect(analyticsOrder({ ...order, isTest: true })).toBeNull()
})
