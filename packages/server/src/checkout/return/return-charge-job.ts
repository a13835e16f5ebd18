import type { NewJob } from '@vitrine/store/jobs/jobs'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'

/** The kind of the jobs that give a charge back of which no order came. */
export const returnChargeJobKind = 'return-charge'

/** Which payment a job gives back, and how often its service refused; left out: never. */
export const readReturnCharge = defineJob(
  returnChargeJobKind,
  Type.Object({ paymentId: Type.String(), refusals: Type.Optional(Type.Integer()) }),
).read

/** The job that gives back the charge of a payment that is over; a payment has one at most. */
export function returnChargeJob(paymentId: string, runAtMs: number, refusals = 0): NewJob {
  const payload = { paymentId, ...(refusals > 0 && { refusals }) }
  return { id: returnChargeJobId(paymentId), kind: returnChargeJobKind, payload, runAtMs }
}

/** The name of that job. */
export function returnChargeJobId(paymentId: string): string {
  return `return-charge-${paymentId}`
}
