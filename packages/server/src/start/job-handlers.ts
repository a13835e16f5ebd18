import { reconcileJobKind } from '../checkout/reconcile-job.ts'
import { reconcilePayment } from '../checkout/reconcile-payment.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { sendMail } from '../jobs/send-mail.ts'
import { mailboxMailer } from '../outside/mail/mailbox-mailer.ts'
import { openMailer } from '../outside/mail/smtp-mailer.ts'
import type { Services } from '../services.ts'

/** Who does which kind of job. */
export function jobHandlers(services: Services, smtpUrl: string | null): JobHandlers {
  return {
    'send-mail': sendMail(openMailer(smtpUrl ?? undefined, mailboxMailer)),
    [reconcileJobKind]: ({ payload, store }) => reconcilePayment(store, paymentIdOf(payload), services),
  }
}

function paymentIdOf(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'paymentId' in payload) {
    if (typeof payload.paymentId === 'string') return payload.paymentId
  }
  throw new Error('A payment to be settled is not named')
}
