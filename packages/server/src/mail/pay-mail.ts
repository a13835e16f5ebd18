import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import { choiceOf } from '@vitrine/domain/catalogue/choose-variant'
import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { namedShippingText } from '@vitrine/domain/orders/parcels/shipping-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { composeLetter } from './compose-letter.ts'
import type { ComposedMail } from './composed-mail.ts'
import { shippingPrice, type TotalsWords } from './discount-totals.ts'
import { legalLinks, pictureUrl } from './mail-frame.ts'
import { ownersWords } from './owners-words.ts'

/** What such a mail says. */
interface PayMail {
  readonly to: string
  readonly customerName: string
  /** What the owner writes to the customer; '' for nothing. */
  readonly message: string
  readonly breakdown: Breakdown
  /** Until when the link holds, in words. */
  readonly untilText: string
  /** '' in a copy that others read. */
  readonly payUrl: string
}

interface PayMailPlace {
  readonly site: Site
  /** Scheme and host of the site. */
  readonly origin: string
  readonly look: MailLook
}

/** Composes the mail with the link by which an order is paid that the shop put together, in the words of its owner. */
export function composePayMail(
  { to, customerName, message, breakdown, untilText, payUrl }: PayMail,
  { site, origin, look }: PayMailPlace,
): ComposedMail {
  const home = `${origin}/`
  const write = (cents: number) => formatMoney(cents, breakdown.currency, site.language)
  const total = write(breakdown.grandTotalCents)
  const { subject, opening } = ownersWords('pay-link', site, { customerName: customerName || to, total })
  const letter = {
    to,
    subject,
    paragraphs: [opening, ...message.split(/\n{2,}/), untilText].filter(Boolean),
    lines: breakdown.lines.map((line) => ({
      title: line.title,
      detail: choiceOf(line),
      quantity: line.entry.quantity,
      amount: write(line.subtotalCents),
      pictureUrl: pictureUrl(line.imageUrl, home, '300w'),
    })),
    totals: totalsOf(breakdown, { write, say: sayIn(site.language) }),
    link: payUrl === '' ? null : { label: 'See your order and pay', url: payUrl },
    footerLinks: legalLinks(site, home),
  }
  return composeLetter({ site, linkUrl: home, look }, letter)
}

/** Amounts that are not known yet are left out: the page of the link says so. */
function totalsOf(breakdown: Breakdown, words: TotalsWords): MailContents['totals'] {
  const { write } = words
  const { shipping, requiresShipping, discounts, taxIsIncluded } = breakdown
  const chosen = shipping.options.find(({ key }) => key === shipping.selectedKey)
  const isShippingKnown = !requiresShipping || chosen !== undefined
  const isTaxKnown = taxIsIncluded || breakdown.taxCountry !== undefined
  const tax = [taxIsIncluded ? 'Including tax' : 'Tax', write(breakdown.taxCents)] as const
  const hasTax = isShippingKnown && isTaxKnown && breakdown.taxCents > 0
  return [
    ['Subtotal', write(breakdown.subtotalCents)],
    ...discounts.map(({ name, amountCents }) => [name, `-${write(amountCents)}`] as const),
    ...(requiresShipping && chosen
      ? [[namedShippingText(chosen), shippingPrice(breakdown.shippingCents, words)] as const]
      : []),
    ...(hasTax && !taxIsIncluded ? [tax] : []),
    ...(isShippingKnown
      ? [[isTaxKnown ? 'Total' : 'Total before tax', write(breakdown.grandTotalCents)] as const]
      : []),
    ...(hasTax && taxIsIncluded ? [tax] : []),
  ]
}
