import type { NewJob } from '@vitrine/store/jobs/jobs'

/** The kind of the jobs that give a charge back of which no order came. */
export const returnChargeJobKind = 'return-charge'

/** The job that gives back the charge of a payment that is over. */
export function returnChargeJob(paymentId: string, nowMs: number): NewJob {
  return {
    id: `return-charge-${paymentId}`,
    kind: returnChargeJobKind,
    payload: { paymentId },
    runAtMs: nowMs,
  }
}
