import type { MailEndings } from '../jobs/job-handler.ts'
import { endRestockMail, restockMailKind } from '../restock/send-restock-mail.ts'

/** What becomes of those who wait for a mail that is given up, by the mail server or by a person. */
export const mailEndings: MailEndings = {
  [restockMailKind]: endRestockMail,
}
