import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { mailTextOf, writeMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { ComposedMail } from './composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead, pictureUrl, shopName } from './mail-frame.ts'
import type { MailLook } from './mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from './render-mail.ts'

/** What such a mail says. */
interface ReminderMail {
  readonly to: string
  readonly lines: Breakdown['lines']
  readonly currency: string
  /** '' in a copy that others read. */
  readonly recoverUrl: string
  readonly leaveUrl: string
}

interface ReminderMailPlace {
  readonly site: Site
  /** Scheme and host of the site. */
  readonly origin: string
  readonly look: MailLook
}

/** Composes the mail that reminds of a cart, in the words of its owner. */
export function composeReminderMail(
  { to, lines, currency, recoverUrl, leaveUrl }: ReminderMail,
  { site, origin, look }: ReminderMailPlace,
): ComposedMail {
  const home = `${origin}/`
  const values = { siteTitle: site.title, shopName: shopName(site) }
  const { subject, opening } = writeMailText(
    mailTextOf('abandoned-cart', site.mailTexts, sayIn(site.language)),
    values,
  )
  const parts: MailContents = {
    ...mailFrame(site, home),
    mark: null,
    heading: subject,
    paragraphs: [opening, onceText],
    lines: lines.map((line) => ({
      title: line.title,
      detail: line.optionValues.map(({ value }) => value).join(' / '),
      quantity: line.entry.quantity,
      amount: formatMoney(line.subtotalCents, currency, site.language),
      pictureUrl: pictureUrl(line.imageUrl, home, '300w'),
    })),
    totals: [],
    blocks: [],
    link: recoverUrl === '' ? null : { label: 'Back to your cart', url: recoverUrl },
    footerLinks: leaveUrl === '' ? [] : [{ label: 'Send me no more of these', url: leaveUrl }],
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

const onceText =
  'You asked for this one reminder at the checkout. Prices and stock are those of the moment at which you come back.'
