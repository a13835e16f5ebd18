import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import type { Services } from '../../services/services.ts'
import { couldAskUnderWay } from '../refunds/pay-back.ts'
import { takeDisputeNews } from './take-dispute-news.ts'

/**
 * Asks the payment service of an order how its open disputes stand, and writes what nobody told of yet, as its messages would. Where the
 * service is silent, that is left to them.
 */
export async function lookAtDisputes(store: SiteStore, orderId: string, services: Services): Promise<void> {
  const order = await store.orders.find(orderId)
  if (!order || !hasOpenDispute(order)) return
  const payment = await store.payments.findByOrder(orderId)
  const gateway = payment && (await gatewayOf(store, payment.gateway, services))
  if (!payment || !gateway?.lookUpDispute) return
  const { gateways, log } = services
  for (const { id, outcome } of order.disputes ?? []) {
    if (outcome !== 'OPEN') continue
    const asked = await askGateway({ timeLimitMs: gateways.timeLimitMs, log }, async (signal) =>
      gateway.lookUpDispute?.(id, signal),
    )
    const news = asked.isKnown ? asked.answer : undefined
    if (news?.kind !== 'dispute' || news.paymentId !== payment.id) continue
    // What is under way is asked by its own name first, as with each message.
    if (news.back && !(await couldAskUnderWay(store, orderId, services))) continue
    await store.transaction((tables) => takeDisputeNews(tables, news, { orderId, payment, services }))
  }
}

/** So many orders are looked at in a day, those that were placed last. */
const mostLooked = 200

/** Does so for the orders of a site that are disputed. */
export async function lookAtAllDisputes(store: SiteStore, services: Services): Promise<void> {
  const { rows } = await store.orders.list({
    words: [],
    tests: [{ kind: 'among', key: 'payment', values: ['DISPUTED'], isNot: false }],
    sort: { key: 'created', isDescending: true },
    start: null,
    limit: mostLooked,
  })
  for (const { id } of rows) await lookAtDisputes(store, id, services)
}
