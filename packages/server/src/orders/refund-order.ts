import type { Order } from '@vitrine/domain/orders/order'
import { addEvent } from '@vitrine/domain/orders/order-states'
import type { RefundRefusal } from '@vitrine/domain/orders/refunds/refund-refusal'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { askGateway } from '../payments/ask-gateway.ts'
import { gatewayOf } from '../payments/gateway-of.ts'
import { startedCharge } from '../payments/started-charge.ts'
import type { Services } from '../services/services.ts'
import { bookRefund } from './book-refund.ts'
import { enqueueLetter } from './enqueue-order-mail.ts'
import type { PaidBack } from './refunds/pay-back.ts'

/** The kind of the jobs that give money back. */
export const refundJobKind = 'refund-order'

/** The job that gives back what was paid for a canceled order; doing it earlier takes the job away. */
export function refundJob(orderId: string, nowMs: number): NewJob {
  return { id: refundJobId(orderId), kind: refundJobKind, payload: { orderId }, runAtMs: nowMs + 30_000 }
}

/** Has the refund of a canceled order that is under way asked after at once. */
export function hastenRefund(
  { jobs }: Pick<SiteTables, 'jobs'>,
  orderId: string,
  nowMs: number,
): Promise<void> {
  return jobs.hasten(refundJobId(orderId), nowMs)
}

/**
 * Gives back what was charged for a canceled order, once, however often it is asked. Throws when the
 * gateway does not answer, to be tried again.
 */
export async function refundOrder(store: SiteStore, orderId: string, services: Services): Promise<PaidBack> {
  const order = await store.orders.find(orderId)
  const payment = await store.payments.findByOrder(orderId)
  if (!payment || order?.paymentState !== 'PAID' || order.fulfillmentStatus !== 'CANCELED') return undefined
  if (payment.gateway === 'manual') return undefined

  const book = (reference: string) =>
    store.transaction(async (tables) => {
      await bookRefund(tables, { payment, orderId, refundedCents: payment.amountCents, reference, services })
      await tables.jobs.finish(refundJobId(orderId))
      return 'finished' as const
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
  if (asked.isKnown && !asked.answer.ok)
    await countRefusal(store, order, { refusal: asked.answer.refusal, services })
  if (!asked.isKnown || !asked.answer.ok) throw new Error(`The refund of order ${orderId} was not made.`)
  return asked.answer.isPending ? 'under-way' : book(asked.answer.reference)
}

interface Refusal {
  readonly refusal: RefundRefusal
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/** Counts a refusal. Its owner is told of the first: it is asked for again by itself. */
function countRefusal(
  store: SiteStore,
  { id, refundRefusals = 0 }: Order,
  { refusal, services }: Refusal,
): Promise<void> {
  const stamp = { nowMs: services.clock(), by: '' }
  return store.transaction(async (tables) => {
    const order = await tables.orders.lock(id)
    if (!order || (order.refundRefusals ?? 0) > refundRefusals) return
    const isFirst = refundRefusals === 0
    const told = isFirst ? addEvent(order, 'note', { code: 'refund-failed', refusal }, stamp) : order
    await tables.orders.save({ ...told, refundRefusals: refundRefusals + 1 })
    if (isFirst) await enqueueLetter(tables, told, { mail: 'refund-failed', to: '' }, services)
  })
}

function refundJobId(orderId: string): string {
  return `refund-${orderId}`
}
