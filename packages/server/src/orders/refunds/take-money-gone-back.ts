import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { Services } from '../../services/services.ts'
import { bookRefund } from '../book-refund.ts'
import { couldAskUnderWay } from './pay-back.ts'

/**
 * Asks the payment service of an order what went back already, and writes what nobody told of yet, as its news would; returns whether there was
 * any. Where the service is silent, that is left to the news.
 */
export async function takeMoneyGoneBack(
  store: SiteStore,
  orderId: string,
  services: Services,
): Promise<boolean> {
  const order = await store.orders.find(orderId)
  const payment = await store.payments.findByOrder(orderId)
  // What a dispute holds is not given back here, and what it takes its own news say.
  if (!order || !payment || payment.amountCents === 0 || hasOpenDispute(order)) return false
  const gateway = await gatewayOf(store, payment.gateway, services)
  // Asked before the sum is read, and again: what ends in between is then written by its own name, and not as given back there.
  if (!gateway?.lookUp || !(await couldAskUnderWay(store, orderId, services))) return false
  const { gateways, log } = services
  const asked = await askGateway({ timeLimitMs: gateways.timeLimitMs, log }, async (signal) =>
    gateway.lookUp?.(startedCharge(payment), signal),
  )
  if (!asked.isKnown || !asked.answer || !(await couldAskUnderWay(store, orderId, services))) return false
  const { refundedCents } = asked.answer
  return store.transaction(async (tables) => {
    if (!(await tables.orders.lock(orderId))) return false
    const writtenCents = await tables.payments.refundedCents(payment.id)
    await bookRefund(tables, { orderId, payment, refundedCents, reference: '', services })
    return (await tables.payments.refundedCents(payment.id)) > writtenCents
  })
}
