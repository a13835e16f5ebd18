import { checkoutJobs } from '../checkout/job-handlers.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { sendMail } from '../jobs/send-mail.ts'
import { mailboxMailer } from '../outside/mail/mailbox-mailer.ts'
import { openMailer } from '../outside/mail/smtp-mailer.ts'
import type { Services } from '../services.ts'

/** Who does which kind of job. */
export function jobHandlers(services: Services, smtpUrl: string | null): JobHandlers {
  return {
    'send-mail': sendMail(openMailer(smtpUrl ?? undefined, mailboxMailer)),
    ...checkoutJobs(services),
  }
}
