import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import { choiceOf } from '@vitrine/domain/catalogue/choose-variant'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Site } from '@vitrine/domain/website/site'
import { composeLetter } from './compose-letter.ts'
import type { ComposedMail } from './composed-mail.ts'
import { pictureUrl } from './mail-frame.ts'
import { ownersWords } from './owners-words.ts'

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
  const { subject, opening } = ownersWords('abandoned-cart', site)
  const letter = {
    to,
    subject,
    paragraphs: [opening, onceText],
    lines: lines.map((line) => ({
      title: line.title,
      detail: choiceOf(line),
      quantity: line.entry.quantity,
      amount: formatMoney(line.subtotalCents, currency, site.language),
      pictureUrl: pictureUrl(line.imageUrl, home, '300w'),
    })),
    link: recoverUrl === '' ? null : { label: 'Back to your cart', url: recoverUrl },
    footerLinks: leaveUrl === '' ? [] : [{ label: 'Send me no more of these', url: leaveUrl }],
  }
  return composeLetter({ site, linkUrl: home, look }, letter)
}

const onceText =
  'You asked for this one reminder at the checkout. Prices and stock are those of the moment at which you come back.'
