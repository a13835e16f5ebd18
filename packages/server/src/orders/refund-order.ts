import type { Order } from '@vitrine/domain/orders/order'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../payments/ask-gateway.ts'
import { gatewayOf } from '../payments/gateway-of.ts'
import { startedCharge } from '../payments/started-charge.ts'
import type { Services } from '../services/services.ts'
import { bookRefund } from './book-refund.ts'

/** The kind of the jobs that give money back. */
export const refundJobKind = 'refund-order'

/** The job that gives back what was paid for a canceled order; doing it earlier takes the job away. */
export function refundJob(orderId: string, nowMs: number): NewJob {
  return { id: refundJobId(orderId), kind: refundJobKind, payload: { orderId }, runAtMs: nowMs + 30_000 }
}

/**
 * Gives back what was charged for a canceled order, once, however often it is asked. Throws when the gateway does not answer, to
 * be tried again.
 */
export async function refundOrder(store: SiteStore, orderId: string, services: Services): Promise<void> {
  const order = await store.orders.find(orderId)
  const payment = await store.payments.findByOrder(orderId)
  if (!payment || order?.paymentState !== 'PAID' || order.fulfillmentStatus !== 'CANCELED') return
  if (payment.gateway === 'manual') return

  const book = (reference: string) =>
    store.transaction(async (tables) => {
      await bookRefund(tables, { payment, orderId, refundedCents: payment.amountCents, reference, services })
      await tables.jobs.finish(refundJobId(orderId))
    })
  if (payment.amountCents === 0) return book('')

  const { gateways, log } = services
  const gateway = await gatewayOf(store, payment.gateway, services)
  if (!gateway) throw new Error(`The account that took the payment of order ${orderId} is gone.`)
  // An answer that is not known may have moved money: it is asked for by the same name. A service keeps a refusal by its name, so that one is asked anew.
  const { refundRefusals = 0 } = order
  const key = refundRefusals === 0 ? payment.id : `${payment.id}-${refundRefusals}`
  const asked = await askGateway({ timeLimitMs: gateways.timeLimitMs, log }, (signal) =>
    gateway.refund({ charge: startedCharge(payment), amountCents: null, key }, signal),
  )
  if (asked.isKnown && !asked.answer.ok) await countRefusal(store, order)
  if (!asked.isKnown || !asked.answer.ok) throw new Error(`The refund of order ${orderId} was not made.`)
  await book(asked.answer.reference)
}

function countRefusal(store: SiteStore, { id, refundRefusals = 0 }: Order): Promise<void> {
  return store.transaction(async ({ orders }) => {
    const order = await orders.lock(id)
    if (order) await orders.save({ ...order, refundRefusals: refundRefusals + 1 })
  })
}

function refundJobId(orderId: string): string {
  return `refund-${orderId}`
}
