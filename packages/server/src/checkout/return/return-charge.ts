import { chargeReturnedText } from '@vitrine/domain/checkout/place-refusals'
import {
  type AfterRefusal,
  afterRefusal,
  type RefundRefusal,
  refundRefusalText,
} from '@vitrine/domain/orders/refunds/refund-refusal'
import { isOpen, isPaid, isSettled } from '@vitrine/domain/payments/payment-states'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { retryTime } from '../../jobs/retry-time.ts'
import { enqueueFailedReturn } from '../../orders/refunds/failed-return-mail.ts'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { reconcileJobId } from '../../payments/reconcile-job.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { RefundAnswer } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'
import { readReturnCharge, returnChargeJob, returnChargeJobId } from './return-charge-job.ts'

/**
 * Ends an attempt whose order cannot be written down: its stock is free again at once, and a job gives the money back. It asks for
 * nothing but the payment's own row, since anything else may be what is broken.
 */
export function abandonPayment(store: SiteStore, paymentId: string, { clock }: Services): Promise<void> {
  return store.transaction(async (tables) => {
    const payment = await tables.payments.lock(paymentId)
    if (!payment || isSettled(payment.state)) return
    await tables.stock.release(paymentId)
    await tables.discountUses.release(paymentId)
    await tables.giftCards.release(paymentId)
    await tables.payments.save({ ...payment, state: 'declined', message: chargeReturnedText })
    await tables.jobs.finish(reconcileJobId(paymentId))
    await tables.jobs.enqueue(returnChargeJob(paymentId, clock()))
    await tables.site.raiseRevision()
  })
}

/** What came of giving a charge back: it is back, or on its way; or nothing is given back, for a reason in words. */
export type Returned =
  | { readonly kind: 'gateway-silent' }
  | { readonly kind: 'ended' | 'returned' | 'under-way' }
  | {
      readonly kind: 'not-returned'
      readonly message: string
      readonly after: AfterRefusal
    }

/** Gives back what was charged for a payment that is over without an order, once, however often it is asked (the job `return-charge`). */
export async function returnCharge(
  store: SiteStore,
  paymentId: string,
  services: Services,
): Promise<Returned> {
  const payment = await store.payments.find(paymentId)
  if (!payment || payment.gateway === 'manual' || payment.gateway === 'none') return { kind: 'ended' }
  if (isOpen(payment.state) || isPaid(payment.state)) return { kind: 'ended' }

  const refusals = await refusalsOf(store, paymentId)
  const answer = await askBack(store, payment, { refusals, services })
  if (answer === null) return { kind: 'gateway-silent' }
  if (answer.ok) return { kind: answer.isPending ? 'under-way' : 'returned' }
  const { refusal } = answer
  const after = afterRefusal(refusal)
  if (after !== 'nothing-there') await noteRefusal(store, paymentId, { after, refusals, refusal, services })
  return { kind: 'not-returned', message: refundRefusalText[refusal], after }
}

/** How often a charge was refused to be given back, as its job has it. */
async function refusalsOf({ jobs }: Pick<SiteTables, 'jobs'>, paymentId: string): Promise<number> {
  const job = await jobs.find(returnChargeJobId(paymentId))
  return (job && readReturnCharge(job.payload).refusals) ?? 0
}

/** Asks a gateway for all that is left of a charge; null where it does not answer. */
async function askBack(
  store: SiteStore,
  payment: Payment,
  { refusals, services }: { readonly refusals: number; readonly services: Services },
): Promise<RefundAnswer | null> {
  const { gateways, log } = services
  const gateway = await gatewayOf(store, payment.gateway, services)
  if (!gateway) return { ok: false, refusal: 'account-gone' }
  // A service keeps a refusal by its name, so that one is asked anew.
  const key = refusals === 0 ? payment.id : `${payment.id}-${refusals}`
  const asked = await askGateway({ timeLimitMs: gateways.timeLimitMs, log }, (signal) =>
    gateway.refund({ charge: startedCharge(payment), amountCents: null, key }, signal),
  )
  return asked.isKnown ? asked.answer : null
}

interface Refused {
  readonly after: AfterRefusal
  readonly refusals: number
  readonly refusal: RefundRefusal
  readonly services: Services
}

/** Has the charge asked back again later, by another name, or ends its job. Its owner is told of the first refusal, and of the end. */
function noteRefusal(
  store: SiteStore,
  paymentId: string,
  { after, refusals, refusal, services }: Refused,
): Promise<void> {
  services.log.warn({ payment: paymentId, refusal }, 'A charge without an order was not given back')
  const nowMs = services.clock()
  return store.transaction(async (tables) => {
    await tables.payments.lock(paymentId)
    // An owner and the job may ask at once: that counts once.
    if ((await refusalsOf(tables, paymentId)) > refusals) return
    const isEnd = after === 'out-of-reach'
    // Without its job, its owner was told of the end before.
    if (isEnd && !(await tables.jobs.find(returnChargeJobId(paymentId)))) return
    await tables.jobs.finish(returnChargeJobId(paymentId))
    if (isEnd || refusals === 0) await enqueueFailedReturn(tables, { paymentId, refusal }, services)
    if (isEnd) return
    const runAtMs = retryTime(nowMs, refusals + 1, 0.5)
    await tables.jobs.enqueue(returnChargeJob(paymentId, runAtMs, refusals + 1))
  })
}
