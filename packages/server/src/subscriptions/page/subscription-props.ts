import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import { choiceOf } from '@vitrine/domain/catalogue/choose-variant'
import { deliveryCountries } from '@vitrine/domain/checkout/delivery-countries'
import { addressTexts } from '@vitrine/domain/contact/address-texts'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { namedCountries } from '@vitrine/domain/contact/named-countries'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { waysToPay } from '@vitrine/domain/payments/ways-to-pay'
import { asksApproval } from '@vitrine/domain/subscriptions/approvals/asks-approval'
import { mostCycles } from '@vitrine/domain/subscriptions/change-subscription'
import { deliveryOfCycle } from '@vitrine/domain/subscriptions/delivery/delivery-of-cycle'
import { deliveryText } from '@vitrine/domain/subscriptions/delivery/delivery-text'
import { methodLabel } from '@vitrine/domain/subscriptions/named-method'
import { shownStateOf } from '@vitrine/domain/subscriptions/pauses/paused-until'
import { factText } from '@vitrine/domain/subscriptions/record/fact-text'
import { isTriedNow } from '@vitrine/domain/subscriptions/retries/is-tried-now'
import type { Subscription, SubscriptionEvent } from '@vitrine/domain/subscriptions/subscription'
import { actsOf } from '@vitrine/domain/subscriptions/subscription-acts'
import { priceWords } from '@vitrine/domain/subscriptions/subscription-words'
import { isChangeable } from '@vitrine/domain/subscriptions/swap-subscription'
import { isMembership } from '@vitrine/domain/subscriptions/swaps'
import { atNewPrice, firstAtNewPriceMs } from '@vitrine/domain/subscriptions/terms/change-price'
import { discountTexts } from '@vitrine/domain/subscriptions/terms/discount-texts'
import { doneTextOf } from '@vitrine/domain/subscriptions/texts/done-text'
import { resumedText } from '@vitrine/domain/subscriptions/texts/resumed-text'
import { stateText } from '@vitrine/domain/subscriptions/texts/state-text'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { SiteStore } from '@vitrine/store/store'
import { pageSite } from '../../pages/page-site.ts'
import { nextTotalCents, quoteOfNext } from '../price-next.ts'
import { historyOrderUrls } from './history-order-urls.ts'
import { variantsOf } from './variants-of.ts'

/** What changes from one showing of the page to the next. */
export interface SubscriptionMoment {
  readonly linkKey: string
  /** Signs the pages of its orders: who holds the link of a subscription sees them. */
  readonly secret: string
  readonly nowMs: number
  readonly ask: string | undefined
  readonly done?: string | undefined
  readonly problem?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, string>>
}

/** Puts together what the page of a subscription is given. */
export async function subscriptionProps(
  store: SiteStore,
  subscription: Subscription,
  site: Site,
  moment: SubscriptionMoment,
): Promise<SubscriptionPageProps> {
  const { line, state, isTest, shippingAddress, billingAddress, methodId, history } = subscription
  const { language, timeZone } = site
  const { say, sayComposed } = visitorWords(language)
  const at = { nowMs: moment.nowMs, timeZone, shop: site.store }
  const can = actsOf(subscription, at)
  const method = methodId === null ? undefined : await store.savedMethods.find(methodId)
  const isAsked = asksApproval(subscription, method)
  const address = shippingAddress ?? billingAddress
  const product = can.includes('swap') ? await store.products.find(line.itemId) : undefined
  const variants = variantsOf(product, subscription, site)
  const takesQuantity = product !== undefined && !isMembership(product)
  const quote = can.includes('delivery') ? await quoteOfNext(store, subscription, moment.nowMs) : null
  const options = quote?.options ?? []
  const delivery = deliveryOfCycle({ options }, subscription.shippingOptionKey)
  const deliveries = options.map(({ key, name, priceCents }) => ({
    key,
    label: `${name}, ${formatMoney(priceCents, subscription.currency, language)}`,
  }))
  const isFixedDelivery = options.every(({ key }) => key === delivery)
  const acts = can.filter(
    (act) => !(act === 'swap' && variants.length === 0) && !(act === 'delivery' && isFixedDelivery),
  )
  const orderUrls = await historyOrderUrls(store, subscription, { timeZone, secret: moment.secret })
  const failedCents = state === 'past-due' ? await nextTotalCents(store, subscription, moment.nowMs) : null
  const offered = shippingAddress ? deliveryCountries(site.store) : countryCodes
  const isUnserved = moment.ask === 'address' && address !== null && !offered.includes(address.country)
  const unserved = isUnserved ? { country: addressTexts.countryNotServed } : undefined
  return {
    path: `/commerce/subscriptions/${subscription.id}`,
    linkKey: moment.linkKey,
    state,
    isTest,
    isTriedNow: isTriedNow(subscription, moment.nowMs),
    isPaused: shownStateOf(subscription) === 'paused',
    stateText: stateText(subscription, { ...at, language, say, isAsked }),
    product: {
      title: line.title,
      choice: choiceOf(line),
      quantity: line.quantity,
      imageUrl: line.imageUrl,
    },
    isMembership: isMembership({ type: line.productType }),
    priceText: priceWords(subscription, language, say),
    discountTexts: discountTexts(subscription, say),
    newPriceText: newPriceText(subscription, site, say),
    openUntilText:
      line.productType === 'paywall' && subscription.paidUntilMs !== undefined
        ? dayWords(subscription.paidUntilMs, site)
        : null,
    failedText: failedCents === null ? null : formatMoney(failedCents, subscription.currency, language),
    nextText: subscription.nextAtMs === null ? null : dayWords(subscription.nextAtMs, site),
    resumedText: resumedText(subscription, site, moment),
    methodText: method && method.removedAtMs === null ? methodLabel(method) : null,
    address,
    isSent: shippingAddress !== null,
    history: history.toReversed().map((event) => ({
      atMs: event.atMs,
      text: event.fact ? factText(event.fact, { to: 'buyer', say }) : sayComposed(event.text),
      orderUrl: orderUrls.get(orderNameIn(event)) ?? null,
    })),
    acts,
    asksApproval: isAsked,
    ask: acts.find((act) => act === moment.ask) ?? null,
    done: doneTextOf(moment.done, subscription, say),
    problem: moment.problem || null,
    errors: moment.errors ?? unserved ?? {},
    values: moment.values ?? {
      ...address,
      variantId: line.variantId,
      quantity: String(line.quantity),
      delivery: delivery ?? '',
    },
    variants,
    takesQuantity,
    deliveries,
    deliveryText: quote && deliveryText(deliveries, delivery, say),
    countries: namedCountries(offered, language),
    gateways: gatewaysOf(subscription, site, say),
    mostCycles: mostCycles(subscription, at),
    nextCycle: subscription.nextCycle,
    locale: language,
    timeZone,
    site: pageSite(site),
    contactEmail: site.contactEmail,
  }
}

/** The order of which an event tells; '' where it tells of none. */
function orderNameIn({ fact }: SubscriptionEvent): string {
  return fact?.code === 'began' || fact?.code === 'renewed' ? fact.orderName : ''
}

function newPriceText(subscription: Subscription, { language, timeZone }: Site, say: Say): string | null {
  if (!isChangeable(subscription)) return null
  const firstAtMs = firstAtNewPriceMs(subscription, timeZone)
  const later = atNewPrice(subscription, timeZone)
  if (firstAtMs === null || !later) return null
  const day = dayWords(firstAtMs, { language, timeZone })
  return say('{price}, from the payment of {day} on.', { price: priceWords(later, language, say), day })
}

function gatewaysOf(
  { currency, isTest }: Subscription,
  { store }: Site,
  say: Say,
): SubscriptionPageProps['gateways'] {
  const ways = waysToPay(store.payments, { currency, dueCents: 0, isKept: true, isTest })
  const labels = { stripe: say('Card and more'), test: say('Test card') }
  return ways.flatMap(({ kind }) =>
    kind === 'stripe' || kind === 'test' ? [{ key: kind, label: labels[kind] }] : [],
  )
}
