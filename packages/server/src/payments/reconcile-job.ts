import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { Payment } from '@vitrine/store/payments/payments'

/** The kind of the jobs that settle what was left open. */
export const reconcileJobKind = 'reconcile-payment'

/** The job that asks what became of an attempt when its time is over; settling it earlier takes the job away. */
export function reconcileJob(payment: Pick<Payment, 'id' | 'expiresAtMs'>): NewJob {
  return {
    id: reconcileJobId(payment.id),
    kind: reconcileJobKind,
    payload: { paymentId: payment.id },
    runAtMs: payment.expiresAtMs,
  }
}

/** The id of the job of a payment. */
export function reconcileJobId(paymentId: string): string {
  return `reconcile-${paymentId}`
}
