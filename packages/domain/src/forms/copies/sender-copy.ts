import type { MailText } from '../../website/settings/mail/mail-text.ts'
import type { Say } from '../../words/say.ts'
import type { FormSettings } from '../form.ts'

/** The names that may stand in braces in the copy for whoever filled in a form. None is told by visitors: a stranger may have named the address. */
export const copyPlaceholders = ['formName', 'siteTitle', 'shopName'] as const

/** What a copy says until its owner writes something else. */
export const usualCopyText: MailText = {
  subject: 'We received your message',
  opening: 'Thank you. What you sent us by “{formName}” has arrived.',
}

/** The words of the copy of a form, in the language of the site where its owner wrote none. */
export function copyTextOf(
  { copySubject = '', copyText = '' }: Pick<FormSettings, 'copySubject' | 'copyText'>,
  say: Say,
): MailText {
  return {
    subject: copySubject || say(usualCopyText.subject),
    opening: copyText || say(usualCopyText.opening),
  }
}

const hourMs = 3_600_000

/** How often copies are mailed, as links to what was saved are. */
export const copyLimits = {
  /** At the wish of a network, and of a visitor. */
  mails: { max: 10, windowMs: hourMs },
  /** To an address. */
  mailsTo: { max: 3, windowMs: 24 * hourMs },
  /** Of a site. */
  mailsOfSite: { max: 300, windowMs: 24 * hourMs },
} as const
