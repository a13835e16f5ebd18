import { refundRefusal } from '@vitrine/contract/orders/refund-shape'
import type { RefundRefusal } from '@vitrine/domain/orders/refunds/refund-refusal'
import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { Services } from '../../services/services.ts'

/** The kind of the jobs that tell an owner of a charge without an order which could not be given back. */
export const failedReturnMailJobKind = 'failed-return-mail'

/** Which payment it is, and why its money is still with the shop. */
interface FailedReturn {
  readonly paymentId: string
  readonly refusal: RefundRefusal
}

/** Puts the mail about it into the outbox, in the transaction that has the charge asked back again. */
export async function enqueueFailedReturn(
  { jobs }: Pick<SiteTables, 'jobs'>,
  payload: FailedReturn,
  services: Pick<Services, 'newId' | 'clock'>,
): Promise<void> {
  await jobs.enqueue({
    id: services.newId(),
    kind: failedReturnMailJobKind,
    payload,
    runAtMs: services.clock(),
    // Whom it goes to is looked up when it is sent.
    mail: mailFacts('refund-failed', { to: '', subject: '' }),
  })
}

/** Reads of which payment a job tells. */
export const readFailedReturn: (payload: unknown) => FailedReturn = defineJob(
  failedReturnMailJobKind,
  Type.Object({ paymentId: Type.String(), refusal: refundRefusal }),
).read
