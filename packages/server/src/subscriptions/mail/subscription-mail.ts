import { choiceOf } from '@vitrine/domain/catalogue/choose-variant'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { asksApproval } from '@vitrine/domain/subscriptions/approvals/asks-approval'
import { changesAt } from '@vitrine/domain/subscriptions/notices/mail-of-change'
import { nameOf } from '@vitrine/domain/subscriptions/present-subscription'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SubscriptionMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { discountTotals, type TotalsWords } from '../../mail/discount-totals.ts'
import { legalLinks, pictureUrl } from '../../mail/mail-frame.ts'
import { ownersWords } from '../../mail/owners-words.ts'
import { blocksOf, linesOf, totalsOf } from '../../orders/order-mail-parts.ts'
import { wayOf } from '../../orders/order-mail-payment.ts'
import type { SubscriptionMailPlace } from './subscription-mail-place.ts'
import { subscriptionParagraphs } from './subscription-paragraphs.ts'

/** Composes a mail to the buyer of a subscription, as it stands now. */
export function composeSubscriptionMail(
  kind: SubscriptionMailKind,
  subscription: Subscription,
  place: SubscriptionMailPlace,
): ComposedMail {
  const { site, linkUrl, look } = place
  const { line, contact, isTest } = subscription
  const isAsked = kind === 'subscription-failed' && asksApproval(subscription, place.method)
  const { links, withdrawLinks } = orderLinksOf(kind, place)
  const { subject, opening } = ownersWords(kind, site, {
    productTitle: line.title,
    customerName: nameOf(subscription) || contact.email,
  })
  return composeLetter(
    { site, linkUrl, look },
    {
      to: contact.email,
      subject,
      footerLinks: [...withdrawLinks, ...legalLinks(site, linkUrl)],
      mark: isTest ? testText : null,
      paragraphs: [opening, ...subscriptionParagraphs(kind, subscription, place)],
      links,
      ...boughtParts(kind, subscription, place),
      blocks: blocksFor(kind, subscription, place),
      link: linkUrl === null ? null : { label: isAsked ? approveLabel : linkLabel[kind], url: linkUrl },
    },
  )
}

const testText = 'Test subscription: no money is taken.'

const approveLabel = 'Approve the payment'

const linkLabel: Readonly<Record<SubscriptionMailKind, string>> = {
  'subscription-started': 'Manage or cancel your subscription',
  'subscription-renewed': 'Manage or cancel your subscription',
  'subscription-last-payment': 'See your subscription',
  'subscription-failed': 'Name another card',
  'subscription-waiting': 'Manage or cancel your subscription',
  'subscription-ended': 'See your subscription',
  'subscription-canceled': 'See your subscription',
  'subscription-resumed': 'Manage or cancel your subscription',
  'subscription-changed': 'Manage or cancel your subscription',
  'subscription-reminder': 'Manage or cancel your subscription',
  'subscription-card-expiring': 'Name another card',
  'subscription-price': 'Manage or cancel your subscription',
  'subscription-link': 'Manage or cancel your subscription',
}

/** Who bought and where it goes, of a payment; of a change the address, where that was changed. */
function blocksFor(
  kind: SubscriptionMailKind,
  subscription: Subscription,
  place: SubscriptionMailPlace,
): MailContents['blocks'] {
  if (kind === 'subscription-changed') return addressBlocks(subscription, place)
  return place.order && isOfRenewal(kind) ? blocksOf(place.order, place.site.language) : []
}

/** The address that it goes to from now on, where that was changed: by a carrier or by the shop itself. */
function addressBlocks(
  subscription: Subscription,
  { site: { language }, changedAtMs = null }: SubscriptionMailPlace,
): MailContents['blocks'] {
  const { shippingAddress, billingAddress } = subscription
  const isMoved = changesAt(subscription, changedAtMs).some(({ kind }) => kind === 'address-changed')
  const address = shippingAddress ?? billingAddress
  if (!isMoved || !address) return []
  const heading = shippingAddress ? 'Delivery address' : 'Billing address'
  return [{ heading, lines: addressLinesWithPhone(address, language) }]
}

/** What was bought and what it came to: of a payment that is the order's own, or would have been. */
function boughtParts(
  kind: SubscriptionMailKind,
  subscription: Subscription,
  { site, linkUrl, order, tried = null }: SubscriptionMailPlace,
): Pick<MailContents, 'lines' | 'totals'> {
  const { line, currency } = subscription
  const { language } = site
  const words: TotalsWords = {
    write: (cents) => formatMoney(cents, currency, language),
    say: sayIn(language),
  }
  const unpaid = { paymentState: 'PENDING', fulfillmentStatus: 'PENDING' } as const
  const placed = order && isOfRenewal(kind) ? order : tried && { ...tried, ...unpaid }
  if (placed) {
    const totals = totalsOf(placed, { ...words, way: wayOf(placed, site) })
    return { lines: linesOf(placed, language, { linkUrl, isForOwner: false }), totals }
  }
  return {
    lines: [
      {
        title: line.title,
        detail: choiceOf(line),
        quantity: line.quantity,
        amount: words.write(line.unitPriceCents * line.quantity),
        pictureUrl: pictureUrl(line.imageUrl, linkUrl, '300w'),
      },
    ],
    totals: order ? firstPayment(order, words) : [],
  }
}

/** Of the first payment the mail of its order tells the rest. */
function firstPayment(order: Order, words: TotalsWords): MailContents['totals'] {
  const paid = [`Paid with order ${orderName(order)}`, words.write(order.grandTotalCents)] as const
  return [...discountTotals(order, words), paid]
}

/** Whether a mail stands in place of the one that confirms an order. */
function isOfRenewal(kind: SubscriptionMailKind): boolean {
  return kind === 'subscription-renewed' || kind === 'subscription-last-payment'
}

/** What can be opened of the order of a renewal. */
function orderLinksOf(
  kind: SubscriptionMailKind,
  { order, orderUrl = null, orderLinks }: SubscriptionMailPlace,
): Pick<MailContents, 'links'> & { readonly withdrawLinks: MailContents['footerLinks'] } {
  if (!order || !isOfRenewal(kind)) return { links: [], withdrawLinks: [] }
  const { downloads = [], memberships = [], papers = [], withdrawLink } = orderLinks ?? {}
  return {
    links: [
      ...(orderUrl === null ? [] : [{ label: 'See your order', url: orderUrl }]),
      ...downloads,
      ...memberships,
      ...papers,
    ],
    withdrawLinks: withdrawLink ? [withdrawLink] : [],
  }
}
