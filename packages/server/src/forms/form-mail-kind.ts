import type { MailKind } from '../mail/mail-kind.ts'
import { formMailJobKind, readFormMail } from './enqueue-form-mail.ts'

/** Mails about submissions of forms. */
export const formMailKind: MailKind = {
  jobKind: formMailJobKind,
  describe: async (payload, store) => {
    const submission = await store.submissions.find(readFormMail(payload))
    return { kind: 'letter', subject: submission?.formName ?? 'Form', orderId: null, orderName: null }
  },
}
