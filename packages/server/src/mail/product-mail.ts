import type { MailPurpose } from '@vitrine/domain/website/settings/mail/mail-purposes'
import { mailTextOf, writeMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { ComposedMail } from './composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead, shopName } from './mail-frame.ts'
import type { MailLook } from './mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from './render-mail.ts'

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
  purpose: Extract<MailPurpose, 'restock' | 'review-request'>,
  { to, productName, paragraphs, link, leaveUrl }: ProductMail,
  { site, origin, look }: ProductMailPlace,
): ComposedMail {
  const home = `${origin}/`
  const values = { siteTitle: site.title, shopName: shopName(site), productName }
  const { subject, opening } = writeMailText(
    mailTextOf(purpose, site.mailTexts, sayIn(site.language)),
    values,
  )
  const parts: MailContents = {
    ...mailFrame(site, home),
    heading: subject,
    paragraphs: [opening, ...paragraphs],
    lines: [],
    totals: [],
    blocks: [],
    link,
    footerLinks: leaveUrl === '' ? [] : [{ label: leaveLabel, url: leaveUrl }],
    language: site.language,
    look,
  }
  return {
    to,
    ...mailHead(site, fromAddressOf(site, home) ?? `no-reply@${new URL(origin).hostname}`),
    subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

/** What a mail about something that is back says beside the owner's words. */
export const restockMailText =
  'There may be few of them. You get no other mail about this product unless you ask again.'

/** What a mail that asks for a review says beside the owner's words. */
export const reviewMailText =
  'It takes a minute. Good and bad reviews are shown alike, with the name that you give there.'

const leaveLabel = 'Send me no more of these'
