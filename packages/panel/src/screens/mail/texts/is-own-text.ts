import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'

/** Whether an owner changed what a mail says. */
export function isOwnText(text: MailText, usual: MailText): boolean {
  return text.subject !== usual.subject || text.opening !== usual.opening
}
