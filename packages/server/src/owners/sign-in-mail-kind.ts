import type { MailKind } from '../mail/mail-kind.ts'
import { readSignInMailPayload, signInMailJobKind } from './send-sign-in-link.ts'
import { hiddenSignInMail } from './sign-in-mail.ts'

/** Mails with a link that signs in; what they say is for their reader alone. */
export const signInMailKind: MailKind = {
  jobKind: signInMailJobKind,
  describe: async (payload) => {
    const { subject } = hiddenSignInMail(readSignInMailPayload(payload).email)
    return { kind: 'letter', subject, orderId: null, orderNumber: null }
  },
}
