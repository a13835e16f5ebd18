import type { MailFacts, MailReason } from '@vitrine/domain/mail/listed-mail'

/** What the mailbox tells of a mail that is about no order. */
export function mailFacts(
  reason: MailReason,
  { to, subject }: { readonly to: string; readonly subject: string },
): MailFacts {
  return { reason, to, subject, orderId: null, orderName: '' }
}
