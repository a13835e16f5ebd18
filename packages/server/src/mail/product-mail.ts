import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { Site } from '@vitrine/domain/website/site'
import { composeLetter } from './compose-letter.ts'
import type { ComposedMail } from './composed-mail.ts'
import { ownersWords } from './owners-words.ts'

/** A mail about products that somebody asked for, or bought. */
interface ProductMail {
  readonly to: string
  readonly productName: string
  readonly paragraphs: readonly string[]
  /** The button; null in a copy that others read. */
  readonly link: MailContents['link']
  /** How its reader gets no more of them; '' in a copy that others read. */
  readonly leaveUrl: string
}

interface ProductMailPlace {
  readonly site: Site
  /** Scheme and host of the site. */
  readonly origin: string
  readonly look: MailLook
}

/** Composes such a mail in the words of its owner. */
export function composeProductMail(
  kind: Extract<WordedMailKind, 'restock' | 'review-request'>,
  { to, productName, paragraphs, link, leaveUrl }: ProductMail,
  { site, origin, look }: ProductMailPlace,
): ComposedMail {
  const { subject, opening } = ownersWords(kind, site, { productName })
  const letter = {
    to,
    subject,
    paragraphs: [opening, ...paragraphs],
    link,
    footerLinks: leaveUrl === '' ? [] : [{ label: leaveLabel, url: leaveUrl }],
  }
  return composeLetter({ site, linkUrl: `${origin}/`, look }, letter)
}

/** What a mail about something that is back says beside the owner's words. */
export const restockMailText =
  'There may be few of them. You get no other mail about this product unless you ask again.'

/** What a mail that asks for a review says beside the owner's words. */
export const reviewMailText =
  'It takes a minute. Good and bad reviews are shown alike, with the name that you give there.'

const leaveLabel = 'Send me no more of these'
