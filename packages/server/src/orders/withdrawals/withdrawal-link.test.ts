import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { buildOrder, buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { linksToWithdrawal } from './withdrawal-link.ts'

const refundOf = (cents: number, state: OrderRefund['state'] = 'DONE'): OrderRefund => ({
  ...{ id: 'r', atMs: 1, by: '', state, attempts: 1, reason: '', reference: '', message: '' },
  ...{ lines: [], shippingCents: 0, shippingTaxCents: 0, cents, moneyCents: cents, cards: [] },
})

const links = (refunds: readonly OrderRefund[]) => {
  const order = buildOrder({ createdAtMs: 0, refunds })
  const address = order.shippingAddress && { ...order.shippingAddress, country: 'DE' }
  return linksToWithdrawal({ ...order, shippingAddress: address }, buildSite(), Date.parse('2026-11-01'))
}

describe('the link to withdraw', () => {
  const { grandTotalCents } = buildOrder({})

  it('is not there once all was paid back, as an amount too', () => {
    expect(links([refundOf(grandTotalCents)])).toBe(false)
    expect(links([refundOf(grandTotalCents - 1), refundOf(1)])).toBe(false)
  })

  it('stays while a part is paid back, or the payment service did not do it', () => {
    expect(links([])).toBe(true)
    expect(links([refundOf(grandTotalCents - 1)])).toBe(true)
    expect(links([refundOf(grandTotalCents, 'FAILED')])).toBe(true)
  })
})
