import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { failRefund, finishRefund } from '@vitrine/domain/orders/refunds/refund-states'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { RefundAnswer } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'
import { enqueueLetter } from '../enqueue-order-mail.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import { recordMoneyBack } from './record-money-back.ts'

/** What came of asking for money back: its job is off the list, it is under way still, or there was nothing to ask for. */
export type PaidBack = 'finished' | 'under-way' | undefined

/** The kind of the jobs that give back the money of a refund. */
export const payBackJobKind = 'pay-back'

/** Which refund is meant. */
export interface RefundPlace {
  readonly orderId: string
  readonly refundId: string
}

/** The job that gives the money of a refund back; doing it earlier takes the job away. */
export function payBackJob(
  orderId: string,
  { id, attempts }: Pick<OrderRefund, 'id' | 'attempts'>,
  nowMs: number,
): NewJob {
  const payload = { orderId, refundId: id }
  return { id: payBackJobId(id, attempts), kind: payBackJobKind, payload, runAtMs: nowMs + 30_000 }
}

/**
 * Gives the money of a refund back, once, however often it is asked. Throws when the gateway does not
 * answer, to be tried again.
 */
export async function payBack(store: SiteStore, place: RefundPlace, services: Services): Promise<PaidBack> {
  const order = await store.orders.find(place.orderId)
  const refund = order?.refunds?.find(({ id }) => id === place.refundId)
  const payment = await store.payments.findByOrder(place.orderId)
  if (refund?.state !== 'PENDING' || !payment) return undefined

  const { gateways, log } = services
  const gateway = await gatewayOf(store, payment.gateway, services)
  if (!gateway) return writeAnswer(store, place, { answer: { ok: false, refusal: 'account-gone' }, services })
  const asked = await askGateway({ timeLimitMs: gateways.timeLimitMs, log }, (signal) =>
    gateway.refund(
      { charge: startedCharge(payment), amountCents: refund.moneyCents, key: keyOf(refund) },
      signal,
    ),
  )
  if (!asked.isKnown) throw new Error(`The refund ${refund.id} was not answered.`)
  return writeAnswer(store, place, { answer: asked.answer, services })
}

/** The name by which money is asked for; what was asked for once before it was a refund has none that counts. */
function keyOf({ id, attempts }: OrderRefund): string {
  return attempts === 0 ? id : `${id}-${attempts}`
}

/** Asks what became of the refunds of an order that are under way, each by its own name; false where a payment service does not answer. */
export async function couldAskUnderWay(
  store: SiteStore,
  orderId: string,
  services: Services,
): Promise<boolean> {
  try {
    await askUnderWay(store, orderId, services)
    return true
  } catch (error) {
    services.log.warn({ err: error }, 'What became of a refund could not be asked')
    return false
  }
}

async function askUnderWay(store: SiteStore, orderId: string, services: Services): Promise<void> {
  const order = await store.orders.find(orderId)
  for (const { id, state } of order?.refunds ?? [])
    if (state === 'PENDING') await payBack(store, { orderId, refundId: id }, services)
}

interface Answered {
  readonly answer: RefundAnswer
  readonly services: Services
}

/** Writes down what became of a refund, unless that stands there already: its payment service may have told of it first. */
function writeAnswer(
  store: SiteStore,
  { orderId, refundId }: RefundPlace,
  { answer, services }: Answered,
): Promise<PaidBack> {
  const stamp = { nowMs: services.clock(), by: '' }
  return store.transaction(async (tables) => {
    const order = await tables.orders.lock(orderId)
    const refund = order?.refunds?.find(({ id }) => id === refundId)
    if (!order || refund?.state !== 'PENDING') return undefined
    if (answer.ok && answer.isPending) return 'under-way'
    const changed = answer.ok
      ? finishRefund(order, refundId, { ...stamp, reference: answer.reference })
      : failRefund(order, refundId, { ...stamp, refusal: answer.refusal, reference: answer.reference })
    if (!changed) return undefined
    await tables.orders.save(changed)
    await issuePapers(tables, changed, services)
    if (!answer.ok)
      await enqueueLetter(tables, changed, { mail: 'refund-failed', refundId, to: '' }, services)
    if (answer.ok) {
      const { reference } = answer
      await recordMoneyBack(tables, { orderId, refund, way: 'by-gateway', reference, services })
    }
    await tables.jobs.finish(payBackJobId(refundId, refund.attempts))
    return 'finished'
  })
}

function payBackJobId(refundId: string, attempts: number): string {
  return `pay-back-${refundId}-${attempts}`
}
