import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { donationOf } from '@vitrine/domain/orders/donation-of'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { presentOrderRow } from '@vitrine/domain/orders/present-order-row'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { isForOwner, type OrderMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { MailPlaceholder } from '@vitrine/domain/website/settings/mail/mail-placeholders'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { composeLetter } from '../mail/compose-letter.ts'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { legalLinks } from '../mail/mail-frame.ts'
import { ownersWords } from '../mail/owners-words.ts'
import { subscriptionTexts } from '../subscribed/subscription-texts.ts'
import { canceledParagraphs } from './canceled-paragraphs.ts'
import { disputeOf, disputeParagraphs } from './disputes/dispute-paragraphs.ts'
import type { OrderMailLinks } from './order-mail-links.ts'
import { blocksOf, linesOf, totalsOf } from './order-mail-parts.ts'
import { paidText, paymentLines, wayOf } from './order-mail-payment.ts'
import {
  isAboutParcel,
  type ParcelMailKind,
  parcelParagraphs,
  unsentMailText,
  usualParcelText,
} from './parcels/parcel-paragraphs.ts'
import { failedRefundParagraphs } from './refunds/failed-refund-paragraphs.ts'
import { refundParagraphs } from './refunds/refund-paragraphs.ts'
import { declaredTexts, receivedText } from './withdrawals/declared-texts.ts'

/** Whose mail it is, and where its link leads. */
export interface MailContext extends Partial<OrderMailLinks> {
  readonly site: Site
  readonly linkUrl: string | null
  /** Where the panel has a host of its own: the order there, for the owner. */
  readonly panelUrl?: string | null
  readonly look: MailLook
  /** Which refund a mail is about; the last one where it is not said. */
  readonly refundId?: string | undefined
  /** Which parcel, or part that is ready, a mail is about; the last one where it is not said. */
  readonly parcelAtMs?: number | undefined
  /** Which withdrawal a mail is about; the last one where it is not said. */
  readonly withdrawalId?: string | undefined
  /** What the order subscribes to, as it stands; left out: nothing. */
  readonly subscriptions?: readonly Subscription[]
  /** Which dispute a mail is about; the last one where it is not said. */
  readonly disputeId?: string | undefined
}

/** Composes a mail about an order from its snapshot. `linkUrl` is the signed status page, or the panel for the owner; null leaves the link out. */
export function composeOrderMail(kind: OrderMailKind, order: Order, context: MailContext): ComposedMail {
  const { site, linkUrl, panelUrl = linkUrl, look, refundId, parcelAtMs } = context
  const { accountUrl = null, withdrawLink, downloads = [] } = context
  const memberships = tellsMemberships.has(kind) ? (context.memberships ?? []) : []
  const withdrawal = withdrawalOf(kind, order, context)
  const buyer = withdrawal?.email ?? order.contact.email
  const say = sayIn(site.language)
  const write = (cents: number) => formatMoney(cents, order.currency, site.language)
  const refund = order.refunds?.find(({ id }) => id === refundId) ?? order.refunds?.at(-1)
  const dispute = tellsDispute.has(kind) ? disputeOf(order, context.disputeId) : undefined
  const values = {
    ...valuesOf(order, write),
    refund: write(refund?.cents ?? order.grandTotalCents),
    disputed: write(dispute?.amountCents ?? moneyDueCents(order)),
    fund: donationOf(order)?.fundTitle ?? '',
  }
  const unsent = isAboutParcel(kind) ? unsentMailText(kind, order, parcelAtMs) : undefined
  // What an owner wrote about a parcel on its way, or for the end of an order, fits none of these.
  const written = unsent ? { ...site, mailTexts: {} } : site
  const usual = isAboutParcel(kind) ? (unsent ?? usualParcelText(kind, order, parcelAtMs)) : undefined
  const { subject, opening } = ownersWords(kind, written, values, usual)
  return composeLetter(
    { site, linkUrl, look },
    {
      to: isForOwner(kind) ? site.contactEmail : buyer,
      // The owner answers whoever bought.
      replyTo: isForOwner(kind) ? buyer : '',
      subject,
      footerLinks: isForOwner(kind)
        ? []
        : [
            ...accountLinks(kind, accountUrl),
            ...(withdrawLink ? [withdrawLink] : []),
            ...legalLinks(site, linkUrl),
          ],
      mark: order.isTest ? testOrderText(order) : null,
      paragraphs: [
        opening,
        ...(kind === 'refunded' && refund
          ? refundParagraphs(order, refund, { write, say, way: wayOf(order, site) })
          : isAboutParcel(kind)
            ? parcelParagraphs(kind, order, parcelAtMs)
            : kind === 'canceled'
              ? canceledParagraphs(order, { write, say })
              : furtherLines[kind](order, site)),
        ...(memberships.length > 0 ? [membershipText(order), ...(context.membershipTerms ?? [])] : []),
        ...(kind === 'refund-failed' ? failedRefundParagraphs(order, refundId, { write, say }) : []),
        ...disputeParagraphs(order, dispute, { site, write }),
        ...(withdrawal ? [...declaredTexts(order, withdrawal, site), receivedText(withdrawal, site)] : []),
        ...(tellsSubscription.has(kind) ? subscriptionTexts(context.subscriptions ?? [], site) : []),
      ],
      links: [...(tellsFiles.has(kind) ? downloads : []), ...memberships, ...(context.papers ?? [])],
      lines: linesOf(order, site.language, { linkUrl, isForOwner: isForOwner(kind) }),
      totals: totalsOf(order, { write, say, way: wayOf(order, site) }),
      blocks: blocksOf(order, site.language),
      link: panelUrl === null ? null : { label: linkLabelOf(kind, order), url: panelUrl },
    },
  )
}

/** Mails with the links to the files of an order, and those with its memberships. */
const tellsFiles: ReadonlySet<OrderMailKind> = new Set(['placed', 'payment-received', 'downloads'])
const tellsMemberships: ReadonlySet<OrderMailKind> = new Set(['placed', 'payment-received', 'membership'])

/** Mails that say what becomes of the subscription whose order they are about. */
const tellsSubscription: ReadonlySet<OrderMailKind> = new Set([
  'refunded',
  'canceled',
  'withdrawal',
  'new-withdrawal',
  'new-dispute',
  'dispute-over',
  'ended-subscription',
  'resumed-subscription',
])

/** Mails about a dispute. */
const tellsDispute: ReadonlySet<OrderMailKind> = new Set(['new-dispute', 'dispute-over'])

/** Files and gift cards of a test order are delivered as any other. */
function testOrderText({ shippingAddress }: Order): string {
  return shippingAddress === null
    ? 'Test order: no money was taken.'
    : 'Test order: no money was taken, and nothing will be sent.'
}

function membershipText({ contact }: Order): string {
  return `Your membership is in your account: sign in as ${contact.email}, or make an account with that address.`
}

function accountLinks(kind: OrderMailKind, url: string | null): MailContents['footerLinks'] {
  return kind === 'placed' && url !== null ? [{ label: 'Make an account, with this order in it', url }] : []
}

function withdrawalOf(kind: OrderMailKind, { withdrawals = [] }: Order, { withdrawalId }: MailContext) {
  if (kind !== 'withdrawal' && kind !== 'new-withdrawal') return undefined
  return withdrawals.find(({ id }) => id === withdrawalId) ?? withdrawals.at(-1)
}

function linkLabelOf(kind: OrderMailKind, order: Order): string {
  const isOfGift = kind === 'donation' || (kind === 'payment-received' && donationOf(order) !== undefined)
  if (isOfGift) return 'See your donation'
  return isForOwner(kind) ? 'Open the order' : 'See your order'
}

/** What stands in the place of the names in braces. */
function valuesOf(
  order: Order,
  write: (cents: number) => string,
): Readonly<Partial<Record<MailPlaceholder, string>>> {
  const { customerName, email } = presentOrderRow(order)
  return {
    orderNumber: orderName(order),
    customerName: customerName || email,
    customerEmail: email,
    total: write(order.grandTotalCents),
  }
}

/** What follows the opening of a mail. */
const furtherLines: Readonly<
  Record<Exclude<OrderMailKind, ParcelMailKind | 'canceled'>, (order: Order, site: Site) => readonly string[]>
> = {
  placed: paymentLines,
  'payment-received': (order, site) => [paidText(order, site)],
  refunded: () => [],
  withdrawal: () => [],
  'new-withdrawal': () => [],
  'new-dispute': () => [],
  'dispute-over': () => [],
  'refund-failed': () => [],
  'ended-subscription': () => [],
  'resumed-subscription': () => [],
  downloads: () => [],
  membership: () => [],
  'new-order': () => [],
  'new-renewal': () => [],
  donation: donationLines,
  'new-donation': (order) => noteLines(order),
}

function donationLines(order: Order, site: Site): readonly string[] {
  const thanks = site.store.donations?.thanksText ?? ''
  return [...(thanks === '' ? [] : [thanks]), ...paymentLines(order, site), ...noteLines(order)]
}

function noteLines(order: Order): readonly string[] {
  const note = donationOf(order)?.note ?? ''
  return note === '' ? [] : [`Note: ${note}`]
}
