import { isOpen, isSettled } from '@vitrine/domain/payments/payment-states'
import { isStoreError } from '@vitrine/store/engine/errors'
import type { SiteStore } from '@vitrine/store/store'
import { reconcileJob } from '../payments/reconcile-job.ts'
import type { Services } from '../services/services.ts'
import { concludePayment } from './place-order.ts'
import { abandonPayment, type Returned, returnCharge } from './return/return-charge.ts'

/** So often in a row an order that cannot be written down is tried; then the money goes back. That is after about eight minutes. */
const settleAttempts = 5

/** What came of asking after a payment: it is over, or its money is on its way still; without an answer of its gateway, nothing. */
export type Reconciled = 'ended' | 'processing' | 'gateway-silent'

/** What came of putting a payment right. */
export type Resolved = Returned | { readonly kind: 'processing' }

/**
 * Settles an attempt that was left open (the job `reconcile-payment`): the gateway is asked first, so that money that moved has
 * its order, and stock that was held comes back. An order that cannot be written down, whatever is tried, gives its stock and its
 * money back.
 */
export async function reconcilePayment(
  store: SiteStore,
  paymentId: string,
  { services, attempts }: { readonly services: Services; readonly attempts: number },
): Promise<Reconciled> {
  const payment = await store.payments.find(paymentId)
  if (!payment || isSettled(payment.state)) return 'ended'
  try {
    const concluded = await concludePayment(store, payment, services)
    if (concluded === null) return 'gateway-silent'
    return isOpen(concluded.state) ? 'processing' : 'ended'
  } catch (error) {
    if (isStoreError(error) || attempts < settleAttempts) throw error
    services.log.error(
      { err: error, payment: paymentId },
      'An order could not be written down: its charge goes back',
    )
    await abandonPayment(store, paymentId, services)
    return 'ended'
  }
}

/** Puts a payment right for an owner who does not want to wait: its order is placed, or what was charged goes back. */
export async function resolvePayment(
  store: SiteStore,
  paymentId: string,
  services: Services,
): Promise<Resolved> {
  const reconciled = await reconcilePayment(store, paymentId, { services, attempts: settleAttempts })
  return reconciled === 'ended' ? returnCharge(store, paymentId, services) : { kind: reconciled }
}

/** Has the payments looked at again whose time is long over, should their jobs be lost or given up. */
export async function reopenPayments(store: SiteStore, nowMs: number): Promise<void> {
  let afterId = ''
  for (;;) {
    const some = await store.payments.listExpired({
      nowMs: nowMs - lostAfterMs,
      afterId,
      limit: reopenedAtOnce,
    })
    for (const payment of some) {
      const job = { ...reconcileJob(payment), runAtMs: nowMs }
      await store.jobs.enqueue(job)
      await store.jobs.revive(job.id, nowMs)
    }
    const last = some.at(-1)
    if (last === undefined || some.length < reopenedAtOnce) return
    afterId = last.id
  }
}

const reopenedAtOnce = 100

/** A job that did not end its payment for so long is lost. */
const lostAfterMs = 3_600_000
