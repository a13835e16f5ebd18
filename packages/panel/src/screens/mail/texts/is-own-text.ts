import type { MailText } from '@vitrine/domain/website/settings/mail/usual-mail-texts'

/** Whether an owner changed what a mail says. */
export function isOwnText(text: MailText, usual: MailText): boolean {
  return text.subject !== usual.subject || text.opening !== usual.opening
}
