import type { Services } from '../services.ts'
import type { SiteStore } from '../store/store.ts'
import { concludePayment } from './place-order.ts'

/**
 * Settles an attempt that was left open (the job `reconcile-payment`): the gateway is asked first, so that money that moved has
 * its order, and stock that was held comes back. Throws when the gateway does not answer, to be tried again.
 */
export async function reconcilePayment(
  store: SiteStore,
  paymentId: string,
  services: Services,
): Promise<void> {
  const payment = await store.payments.find(paymentId)
  if (!payment || (payment.state !== 'started' && payment.state !== 'awaiting-confirmation')) return
  const ended = await concludePayment(store, payment, services)
  if (ended === null) throw new Error(`The gateway ${payment.gateway} does not answer for ${paymentId}.`)
}
