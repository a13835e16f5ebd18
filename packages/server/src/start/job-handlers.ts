import { checkoutJobs } from '../checkout/job-handlers.ts'
import type { ImageForms } from '../images/image-forms.ts'
import { prepareJobKind, preparePicture } from '../images/prepare-job.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { sendMail, sendMailKind } from '../jobs/send-mail.ts'
import { orderMailJobKind } from '../orders/enqueue-order-mail.ts'
import { type LookOf, sendOrderMail } from '../orders/send-order-mail.ts'
import { mailboxMailer } from '../outside/mail/mailbox-mailer.ts'
import { openMailer } from '../outside/mail/smtp-mailer.ts'
import type { Services } from '../services.ts'

/** What jobs need beside the services. */
interface JobParts {
  /** null: mail stays in the panel's mailbox. */
  readonly smtpUrl: string | null
  readonly lookOf: LookOf
  readonly forms: ImageForms
}

/** Who does which kind of job. */
export function jobHandlers(services: Services, { smtpUrl, lookOf, forms }: JobParts): JobHandlers {
  const mailer = openMailer(smtpUrl ?? undefined, mailboxMailer)
  return {
    [sendMailKind]: sendMail(mailer),
    [orderMailJobKind]: sendOrderMail(mailer, services, lookOf),
    [prepareJobKind]: preparePicture(forms),
    ...checkoutJobs(services),
  }
}
