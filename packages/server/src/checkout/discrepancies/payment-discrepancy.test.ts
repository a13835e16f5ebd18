import type { BookedPayment } from '@vitrine/store/payments/payments'
import { expect, it } from 'vitest'
import { comparePayments } from './payment-discrepancy.ts'

const paid: BookedPayment = {
  id: 'p1',
  gateway: 'stripe',
  amountCents: 0,
  currency: 'USD',
  state: 'paid',
  expiresAtMs: 0,
  refundedCents: 0,
  order: { id: 'o1', number: 1001, paymentState: 'PAID' },
}

it('a first payment that is free has no charge in the books of its service, and nothing is wrong with it', () => {
  expect(comparePayments([paid], new Map(), 0)).toEqual([])
  expect(comparePayments([{ ...paid, amountCents: 1200 }], new Map(), 0)).toMatchObject([
    { kind: 'order-without-charge', orderNumber: 1001 },
  ])
})
