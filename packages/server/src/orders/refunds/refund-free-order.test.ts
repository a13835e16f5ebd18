import type { SiteStore } from '@vitrine/store/store'
import { buildOrder, buildOrderLine, buildPayment } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { refundOrder } from '../refund-order.ts'

it('writes one refund of a canceled order that cost nothing, where its job and its owner ask at once', async () => {
  const shop = await openShop()
  const { store, services } = shop
  const lines = [buildOrderLine({ unitPriceCents: 0, subtotalCents: 0 })]
  const order = buildOrder({ lines, paymentState: 'PAID', fulfillmentStatus: 'CANCELED' })
  await store.orders.insert(order)
  const payment = buildPayment({ gateway: 'none', amountCents: 0 })
  await store.payments.insert(payment)
  await store.payments.save({ ...payment, state: 'paid', orderId: order.id })
  // Both have read the order before either writes.
  const both = Promise.withResolvers<void>()
  let waiting = 0
  const transaction: SiteStore['transaction'] = async (work) => {
    waiting += 1
    if (waiting === 2) both.resolve()
    await both.promise
    return store.transaction(work)
  }
  const slow: SiteStore = Object.create(store, { transaction: { value: transaction } })
  const asked = [refundOrder(slow, order.id, services), refundOrder(slow, order.id, services)]
  expect(await Promise.all(asked)).toEqual(['finished', 'finished'])
  expect(await store.orders.find(order.id)).toMatchObject({
    paymentState: 'REFUNDED',
    refunds: [{ cents: 0 }],
  })
  await shop.close()
})
