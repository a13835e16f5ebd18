import { formatMoney } from '@vitrine/domain/money/format-money'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { SavedMethod } from '@vitrine/domain/payments/saved-method'
import { asksApproval } from '@vitrine/domain/subscriptions/approvals/asks-approval'
import { endedAtOnce, isLeft } from '@vitrine/domain/subscriptions/is-over'
import { methodLabel } from '@vitrine/domain/subscriptions/named-method'
import { endedText } from '@vitrine/domain/subscriptions/notices/ended-text'
import { changesAt } from '@vitrine/domain/subscriptions/notices/mail-of-change'
import { eventText, factText, type Telling } from '@vitrine/domain/subscriptions/record/fact-text'
import type { Subscription, SubscriptionEvent } from '@vitrine/domain/subscriptions/subscription'
import { isRunning } from '@vitrine/domain/subscriptions/subscription-states'
import { priceWords } from '@vitrine/domain/subscriptions/subscription-words'
import { isMembership } from '@vitrine/domain/subscriptions/swaps'
import { atNewPrice, firstAtNewPriceMs } from '@vitrine/domain/subscriptions/terms/change-price'
import { pricesToCome } from '@vitrine/domain/subscriptions/terms/prices-to-come'
import { waitingOf } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import type { WaitReason } from '@vitrine/domain/subscriptions/waits/waiting'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { SubscriptionMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { paymentLines } from '../../orders/order-mail-payment.ts'
import type { SubscriptionMailPlace } from './subscription-mail-place.ts'

/** What a mail about a subscription says after its opening. */
export function subscriptionParagraphs(
  kind: SubscriptionMailKind,
  subscription: Subscription,
  { site, method, order, tried = null, changedAtMs = null, nextTotalCents = null }: SubscriptionMailPlace,
): readonly string[] {
  const { language, timeZone } = site
  const { nextAtMs, endsAtMs, history, state } = subscription
  const say = sayIn(language)
  const day = (atMs: number) => dayWords(atMs, { language, timeZone })
  const telling: Telling = { to: 'buyer', say }
  const last = history.at(-1)
  const told = last ? eventText(last, telling) : ''
  const next = nextAtMs === null ? [] : [`The next payment is on ${day(nextAtMs)}.`]
  const words = { priceWords: priceWords(subscription, language, say) }
  const isOpened = isMembership({ type: subscription.line.productType })
  const how = isOpened ? howOfMembership : howOfGoods
  const price = isOpened
    ? say('You pay {priceWords}; taxes are those of each day.', words)
    : say('You pay {priceWords}; taxes and delivery are those of each day.', words)
  const nextSum =
    nextAtMs === null || nextTotalCents === null
      ? next
      : [nextSumLine(subscription, { language, day: day(nextAtMs), nextTotalCents })]
  const paid = order
    ? [factText({ code: 'renewed', orderName: orderName(order) }, telling), ...paymentLines(order, site)]
    : []
  const sum = tried
    ? [
        say('We tried to charge {amount}.', {
          amount: formatMoney(tried.grandTotalCents, tried.currency, language),
        }),
      ]
    : []
  const lasts =
    endsAtMs === null
      ? []
      : [endedAtOnce(subscription) ? endedText(last) : lastsText(subscription, day(endsAtMs))]
  switch (kind) {
    case 'subscription-started':
    case 'subscription-resumed':
      return [price, ...nextSum, how]
    case 'subscription-changed':
      return [
        ...changesAt(subscription, changedAtMs).map((event) => eventText(event, telling)),
        ...(nextAtMs === null ? [] : [price, ...nextSum]),
        ...(state === 'active' ? [how] : []),
      ]
    case 'subscription-renewed':
      return [...paid, ...endLines(subscription, language), ...(isRunning(state) ? [...next, how] : lasts)]
    case 'subscription-last-payment':
      return [...paid, ...lasts]
    case 'subscription-waiting':
      return waitingLines(subscription, language, day)
    case 'subscription-link':
      return next
    case 'subscription-reminder':
      return nextAtMs === null
        ? []
        : [
            reminderLine(subscription, { language, day: day(nextAtMs), nextTotalCents }),
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
        ...sum,
        ...(nextAtMs === null
          ? []
          : asksApproval(subscription, method)
            ? [
                `Approve it by the link below, and it is paid at once. If you do not, we try again on ${day(nextAtMs)}. You can name another card, too.`,
              ]
            : [`We try again on ${day(nextAtMs)}. Until then you can name another card.`]),
      ]
    case 'subscription-ended':
      return [told, ...sum, ...(state === 'paused' ? ['Name another card, and it goes on.'] : [])]
    case 'subscription-canceled':
      return isFreeNow(last) ? [told, ...lasts] : lasts
  }
}

interface Reminded {
  readonly language: string
  readonly day: string
  /** What it comes to as things are today; null where that is not known. */
  readonly nextTotalCents: number | null
}

/** When the next payment is, and what is charged by it. */
function nextSumLine(
  { currency, line }: Subscription,
  { language, day, nextTotalCents }: Reminded & { readonly nextTotalCents: number },
): string {
  const say = sayIn(language)
  const words = { day, amount: formatMoney(nextTotalCents, currency, language) }
  return isMembership({ type: line.productType })
    ? say('The next payment is on {day}: {amount}, with taxes as they are today.', words)
    : say('The next payment is on {day}: {amount}, with taxes and delivery as they are today.', words)
}

/** When it is renewed, and for how much. */
function reminderLine(subscription: Subscription, { language, day, nextTotalCents }: Reminded): string {
  const say = sayIn(language)
  const isOpened = isMembership({ type: subscription.line.productType })
  const words = { day, priceWords: priceWords(subscription, language, say) }
  if (nextTotalCents === null)
    return isOpened
      ? say('On {day} it is renewed: you pay {priceWords}. Taxes are those of that day.', words)
      : say('On {day} it is renewed: you pay {priceWords}. Taxes and delivery are those of that day.', words)
  const known = { ...words, amount: formatMoney(nextTotalCents, subscription.currency, language) }
  return isOpened
    ? say(
        'On {day} it is renewed: you pay {amount}, with taxes as they are today. You agreed to {priceWords}.',
        known,
      )
    : say(
        'On {day} it is renewed: you pay {amount}, with taxes and delivery as they are today. You agreed to {priceWords}.',
        known,
      )
}

/** Since when it waits, why, and what happens next. */
function waitingLines(
  subscription: Subscription,
  language: string,
  day: (atMs: number) => string,
): readonly string[] {
  const waiting = waitingOf(subscription)
  if (waiting === null) return []
  const say = sayIn(language)
  const since = { day: day(waiting.sinceMs), productTitle: subscription.line.title }
  const why: Readonly<Record<WaitReason, string>> = {
    'sold-out': say('It was to be paid on {day}, but {productTitle} is not in stock.', since),
    undeliverable: say(
      'It was to be paid on {day}, but {productTitle} cannot be delivered at the moment.',
      since,
    ),
  }
  return [why[waiting.reason], waitsOn[waiting.reason]]
}

/** Whether it ended by no wish of its buyer, but as nothing is to be paid any more. */
function isFreeNow(last: SubscriptionEvent | undefined): boolean {
  return last?.fact?.code === 'canceled' && last.fact.why === 'free-now'
}

function lastsText(subscription: Subscription, day: string): string {
  if (subscription.state === 'expired' || !isLeft(subscription))
    return `What you paid for lasts until ${day}. Then your subscription ends.`
  return `What you paid for lasts until ${day}. Until then you can take it up again.`
}

const waitsOn: Readonly<Record<WaitReason, string>> = {
  'sold-out':
    'We try again each day, and charge it once it is in stock. Until then you can skip, pause, change or cancel it by the link below.',
  undeliverable:
    'We try again each day, and charge it once it can be delivered. Until then you can choose another delivery, skip, pause, change or cancel it by the link below.',
}

function expiryWords({ expiry }: SavedMethod, language: string): string {
  if (expiry === null) return ''
  const words = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const month = words.format(Date.UTC(expiry.year, expiry.month - 1, 15))
  return sayIn(language)(', which is good until the end of {month}', { month })
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

const howOfGoods = 'You can skip, pause, change or cancel it at any time before that, by the link below.'

const howOfMembership =
  'You can leave out payments, pause or cancel it at any time before that, by the link below.'
