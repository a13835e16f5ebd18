import type { MailKind } from './mail-kind.ts'
import { readLetter, sendMailKind } from './send-mail.ts'

/** Letters that stand in their jobs as they are sent. */
export const letterKind: MailKind = {
  jobKind: sendMailKind,
  describe: async (payload) => {
    const { subject, orderId } = readLetter(payload)
    return { kind: 'letter', subject, orderId, orderName: null }
  },
}
