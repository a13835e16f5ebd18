import type { MailFacts } from '@vitrine/domain/mail/listed-mail'
import type { ListedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'

/** What the mailbox tells of a mail that is about no order. */
export function mailFacts(
  reason: ListedMailKind,
  { to, subject }: { readonly to: string; readonly subject: string },
): MailFacts {
  return { reason, to, subject, orderId: null, orderName: '' }
}
