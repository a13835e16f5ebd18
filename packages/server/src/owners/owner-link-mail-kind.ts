import type { MailKind } from '../mail/mail-kind.ts'
import { type LinkPurpose, linkPurposes } from './owner-link.ts'
import { hiddenLinkMail } from './owner-link-mail.ts'
import { readLinkMailPayload } from './send-owner-link.ts'

/** Mails with a link for an owner; what they say is for their reader alone. */
export function ownerLinkMailKind(purpose: LinkPurpose): MailKind {
  return {
    jobKind: linkPurposes[purpose].mailJobKind,
    describe: async (payload) => {
      const { subject } = hiddenLinkMail(purpose, readLinkMailPayload(payload).email)
      return { kind: 'letter', subject, orderId: null, orderName: null }
    },
  }
}
