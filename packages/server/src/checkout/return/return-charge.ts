import { chargeReturnedText } from '@vitrine/domain/checkout/place-refusals'
import { refundRefusalText } from '@vitrine/domain/orders/refunds/refund-refusal'
import { isOpen, isPaid, isSettled } from '@vitrine/domain/payments/payment-states'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { reconcileJobId } from '../../payments/reconcile-job.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { Services } from '../../services/services.ts'
import { returnChargeJob } from './return-charge-job.ts'

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
  | { readonly kind: 'ended' | 'returned' | 'under-way' | 'gateway-silent' }
  | { readonly kind: 'not-returned'; readonly message: string }

/** Gives back what was charged for a payment that is over without an order, once, however often it is asked (the job `return-charge`). */
export async function returnCharge(
  store: SiteStore,
  paymentId: string,
  services: Services,
): Promise<Returned> {
  const payment = await store.payments.find(paymentId)
  if (!payment || payment.gateway === 'manual' || payment.gateway === 'none') return { kind: 'ended' }
  if (isOpen(payment.state) || isPaid(payment.state)) return { kind: 'ended' }

  const { gateways, log } = services
  const gateway = await gatewayOf(store, payment.gateway, services)
  if (!gateway) return { kind: 'gateway-silent' }
  const asked = await askGateway({ timeLimitMs: gateways.timeLimitMs, log }, (signal) =>
    gateway.refund({ charge: startedCharge(payment), amountCents: null, key: paymentId }, signal),
  )
  if (!asked.isKnown) return { kind: 'gateway-silent' }
  const { answer } = asked
  // What was never charged need not go back.
  if (!answer.ok) return { kind: 'not-returned', message: refundRefusalText[answer.refusal] }
  return { kind: answer.isPending ? 'under-way' : 'returned' }
}
