import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { SavedMethod } from '@vitrine/domain/payments/saved-method'
import { methodLabel } from '@vitrine/domain/subscriptions/named-method'
import { changesAt } from '@vitrine/domain/subscriptions/notices/mail-of-change'
import { nameOf } from '@vitrine/domain/subscriptions/present-subscription'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { priceWords } from '@vitrine/domain/subscriptions/subscription-words'
import { atNewPrice, firstAtNewPriceMs } from '@vitrine/domain/subscriptions/terms/change-price'
import { pricesToCome } from '@vitrine/domain/subscriptions/terms/prices-to-come'
import { mailTextOf, writeMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { dayWords } from '@vitrine/domain/words/day-words'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { discountTotals, type TotalsWords } from '../../mail/discount-totals.ts'
import {
  fromAddressOf,
  legalLinks,
  mailFrame,
  mailHead,
  pictureUrl,
  shopName,
} from '../../mail/mail-frame.ts'
import type { MailLook } from '../../mail/mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from '../../mail/render-mail.ts'
import type { SubscriptionMailKind } from './enqueue-subscription-mail.ts'

/** Where a mail about a subscription comes from, and the payment that it is about. */
export interface SubscriptionMailPlace {
  readonly site: Site
  /** The buyer's page of the subscription; null while the address of the site is not known. */
  readonly linkUrl: string | null
  readonly look: MailLook
  /** The card that pays, as people know it. */
  readonly method: SavedMethod | null
  readonly order: Pick<Order, 'number' | 'numberText' | 'grandTotalCents' | 'discounts'> | null
  /** The moment of the change that a mail tells of; left out where it tells of none. */
  readonly changedAtMs?: number | null
}

/** Composes a mail to the buyer of a subscription, as it stands now. */
export function composeSubscriptionMail(
  kind: SubscriptionMailKind,
  subscription: Subscription,
  place: SubscriptionMailPlace,
): ComposedMail {
  const { site, linkUrl, look, order } = place
  const { line, contact, currency, isTest } = subscription
  const say = sayIn(site.language)
  const { subject, opening } = writeMailText(mailTextOf(kind, site.mailTexts, say), {
    siteTitle: site.title,
    shopName: shopName(site),
    productTitle: line.title,
    customerName: nameOf(subscription) || contact.email,
  })
  const write = (cents: number) => formatMoney(cents, currency, site.language)
  const parts: MailContents = {
    ...mailFrame(site, linkUrl),
    footerLinks: legalLinks(site, linkUrl),
    mark: isTest ? testText : null,
    heading: subject,
    paragraphs: [opening, ...furtherLines(kind, subscription, place)],
    lines: [
      {
        title: line.title,
        detail: line.optionValues.map(({ value }) => value).join(' / '),
        quantity: line.quantity,
        amount: write(line.unitPriceCents * line.quantity),
        pictureUrl: pictureUrl(line.imageUrl, linkUrl, '300w'),
      },
    ],
    totals: order ? totalsOf(order, { write, say }) : [],
    blocks: kind === 'subscription-changed' ? addressBlocks(subscription, place) : [],
    link: linkUrl === null ? null : { label: linkLabel[kind], url: linkUrl },
    language: site.language,
    look,
  }
  const from = fromAddressOf(site, linkUrl)
  if (from === null)
    throw new Error('the shop has no contact address, and the address of the site is not known.')
  return {
    to: contact.email,
    ...mailHead(site, from),
    subject: isTest ? `[Test] ${subject}` : subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

const testText = 'Test subscription: no money is taken.'

const linkLabel: Readonly<Record<SubscriptionMailKind, string>> = {
  'subscription-started': 'Manage or cancel your subscription',
  'subscription-renewed': 'Manage or cancel your subscription',
  'subscription-failed': 'Name another card',
  'subscription-ended': 'See your subscription',
  'subscription-canceled': 'See your subscription',
  'subscription-resumed': 'Manage or cancel your subscription',
  'subscription-changed': 'Manage or cancel your subscription',
  'subscription-reminder': 'Manage or cancel your subscription',
  'subscription-card-expiring': 'Name another card',
  'subscription-price': 'Manage or cancel your subscription',
  'subscription-link': 'Manage or cancel your subscription',
}

function furtherLines(
  kind: SubscriptionMailKind,
  subscription: Subscription,
  { site: { language, timeZone }, method, changedAtMs = null }: SubscriptionMailPlace,
): readonly string[] {
  const { nextAtMs, endsAtMs, history, state } = subscription
  const say = sayIn(language)
  const day = (atMs: number) => dayWords(atMs, { language, timeZone })
  const told = history.at(-1)?.text ?? ''
  const next = nextAtMs === null ? [] : [`The next payment is on ${day(nextAtMs)}.`]
  const price = say('You pay {priceWords}; taxes and delivery are those of each day.', {
    priceWords: priceWords(subscription, language, say),
  })
  switch (kind) {
    case 'subscription-started':
    case 'subscription-resumed':
      return [price, ...next, how]
    case 'subscription-changed':
      return [
        ...changesAt(subscription, changedAtMs).map(({ text }) => text),
        ...(nextAtMs === null ? [] : [price, ...next]),
        ...(state === 'active' ? [how] : []),
      ]
    case 'subscription-renewed':
      return [...endLines(subscription, language), ...next, how]
    case 'subscription-link':
      return next
    case 'subscription-reminder':
      return nextAtMs === null
        ? []
        : [
            say('On {day} it is renewed: you pay {priceWords}. Taxes and delivery are those of that day.', {
              day: day(nextAtMs),
              priceWords: priceWords(subscription, language, say),
            }),
            'If you do not want that, cancel it before that day by the link below, in two clicks.',
          ]
    case 'subscription-card-expiring':
      return [
        ...(method ? [`It is your ${methodLabel(method)}${expiryWords(method, language)}.`] : []),
        'Name another card by the link below, so that nothing fails. If your bank renewed this one by itself, there is nothing to do.',
      ]
    case 'subscription-price':
      return priceLines(subscription, { language, timeZone }, day)
    case 'subscription-failed':
      return [
        told,
        ...(nextAtMs === null
          ? []
          : [`We try again on ${day(nextAtMs)}. Until then you can name another card.`]),
      ]
    case 'subscription-ended':
      return state === 'paused' ? [told, 'Name another card, and it goes on.'] : [told]
    case 'subscription-canceled':
      return endsAtMs === null
        ? []
        : [`What you paid for lasts until ${day(endsAtMs)}. Until then you can take it up again.`]
  }
}

/** The address that it goes to from now on, where that was changed. */
function addressBlocks(
  subscription: Subscription,
  { site: { language }, changedAtMs = null }: SubscriptionMailPlace,
): MailContents['blocks'] {
  const { shippingAddress, billingAddress } = subscription
  const isMoved = changesAt(subscription, changedAtMs).some(({ kind }) => kind === 'address-changed')
  const address = shippingAddress ?? billingAddress
  if (!isMoved || !address) return []
  const heading = shippingAddress ? 'Shipping address' : 'Billing address'
  return [{ heading, lines: addressLinesWithPhone(address, language) }]
}

function expiryWords({ expiry }: SavedMethod, language: string): string {
  if (expiry === null) return ''
  const words = new Intl.DateTimeFormat(language.replace('_', '-'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const month = words.format(Date.UTC(expiry.year, expiry.month - 1, 15))
  return sayIn(language)(', which is good until the end of {month}', { month })
}

function totalsOf(
  order: NonNullable<SubscriptionMailPlace['order']>,
  words: TotalsWords,
): MailContents['totals'] {
  const { write } = words
  const paid = [`Paid with order ${orderName(order)}`, write(order.grandTotalCents)] as const
  return [...discountTotals(order, words), paid]
}

/** What a buyer pays from the next payment on, where a discount ended with this one, or will end. */
function endLines(subscription: Subscription, language: string): readonly string[] {
  const { discounts = [], nextAtMs, paidCycles } = subscription
  if (nextAtMs === null || discounts.length === 0) return []
  const before = pricesToCome({ ...subscription, paidCycles: paidCycles - 1 })[0]
  const next = pricesToCome(subscription)
  if (before?.cents === next[0]?.cents && next.length === 1) return []
  return [fromNextOn(subscription, language)]
}

/** Said here, as what stands in it may be longer than what is known again. */
function fromNextOn(subscription: Subscription, language: string): string {
  const say = sayIn(language)
  return say('From the next payment on you pay {priceWords}.', {
    priceWords: priceWords(subscription, language, say),
  })
}

function priceLines(
  subscription: Subscription,
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
  day: (atMs: number) => string,
): readonly string[] {
  const firstAtMs = firstAtNewPriceMs(subscription, timeZone)
  const say = sayIn(language)
  const later = atNewPrice(subscription, timeZone)
  if (firstAtMs === null || !later) return [fromNextOn(subscription, language)]
  return [
    say('From the payment of {day} on you pay {priceWords}. Until then the price stays as it is.', {
      day: day(firstAtMs),
      priceWords: priceWords(later, language, say),
    }),
    'If you do not want that, cancel it before that day by the link below, in two clicks.',
  ]
}

const how = 'You can skip, pause, change or cancel it at any time before that, by the link below.'
