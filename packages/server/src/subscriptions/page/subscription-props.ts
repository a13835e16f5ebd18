import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import { optionValuesOf } from '@vitrine/domain/catalogue/choose-variant'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import { canSupply } from '@vitrine/domain/catalogue/stock'
import { deliveryCountries } from '@vitrine/domain/checkout/delivery-countries'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { namedCountries } from '@vitrine/domain/contact/named-countries'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { mostCycles } from '@vitrine/domain/subscriptions/change-subscription'
import { dayWords } from '@vitrine/domain/subscriptions/day-words'
import { methodLabel } from '@vitrine/domain/subscriptions/named-method'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { actsOf, type SubscriptionAct } from '@vitrine/domain/subscriptions/subscription-acts'
import { priceWords } from '@vitrine/domain/subscriptions/subscription-words'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import { pageSite } from '../../pages/page-site.ts'

/** What changes from one showing of the page to the next. */
export interface SubscriptionMoment {
  readonly linkKey: string
  readonly nowMs: number
  readonly ask: string | undefined
  readonly done?: string | undefined
  readonly problem?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, string>>
}

/** Puts together what the page of a subscription is given. */
export async function subscriptionProps(
  store: Pick<SiteStore, 'savedMethods' | 'products'>,
  subscription: Subscription,
  site: Site,
  moment: SubscriptionMoment,
): Promise<SubscriptionPageProps> {
  const { line, state, isTest, shippingAddress, billingAddress, methodId, history } = subscription
  const { language, timeZone } = site
  const at = { nowMs: moment.nowMs, timeZone }
  const acts = actsOf(subscription, at)
  const method = methodId === null ? undefined : await store.savedMethods.find(methodId)
  const address = shippingAddress ?? billingAddress
  const offered = shippingAddress ? deliveryCountries(site.store) : countryCodes
  return {
    path: `/commerce/subscriptions/${subscription.id}`,
    linkKey: moment.linkKey,
    state,
    isTest,
    stateText: stateText(subscription, site),
    product: {
      title: line.title,
      choice: line.optionValues.map(({ value }) => value).join(' / '),
      quantity: line.quantity,
      imageUrl: line.imageUrl,
    },
    priceText: priceWords(subscription, language),
    nextText: subscription.nextAtMs === null ? null : dayWords(subscription.nextAtMs, site),
    methodText: method && method.removedAtMs === null ? methodLabel(method) : null,
    address,
    isSent: shippingAddress !== null,
    history: [...history].reverse().map(({ atMs, text }) => ({ atMs, text })),
    acts,
    ask: acts.find((act) => act === moment.ask) ?? null,
    done: doneText[moment.done as SubscriptionAct] ?? null,
    problem: moment.problem || null,
    errors: moment.errors ?? {},
    values: moment.values ?? { ...address, variantId: line.variantId, quantity: String(line.quantity) },
    variants: acts.includes('swap') ? await variantsOf(store, subscription, site) : [],
    countries: namedCountries(offered, language),
    gateways: gatewaysOf(site),
    mostCycles: mostCycles(subscription, at),
    locale: language,
    timeZone,
    site: pageSite(site),
    contactEmail: site.contactEmail,
  }
}

/** What stands on the page after something was done. */
const doneText: Readonly<Partial<Record<SubscriptionAct, string>>> = {
  skip: 'The next delivery is skipped.',
  pause: 'Your subscription is paused.',
  resume: 'Your subscription goes on.',
  swap: 'From the next payment on you get what you chose.',
  address: 'Your address was changed.',
  card: 'Your new way to pay is charged from now on.',
  cancel: 'Your subscription is canceled. We are sending you a confirmation.',
}

function stateText(
  { state, nextAtMs, endsAtMs, history }: Subscription,
  { language, timeZone }: Site,
): string {
  const day = (atMs: number) => dayWords(atMs, { language, timeZone })
  switch (state) {
    case 'active':
      return nextAtMs === null ? 'Active.' : `Active. The next payment is on ${day(nextAtMs)}.`
    case 'past-due':
      return nextAtMs === null
        ? 'The last payment failed.'
        : `The last payment failed. We try again on ${day(nextAtMs)}, or at once with another card.`
    case 'paused':
      return 'Paused: it could not be charged. Name another card, and it goes on.'
    case 'canceled':
      return endsAtMs === null ? 'Canceled.' : `Canceled. What you paid for lasts until ${day(endsAtMs)}.`
    case 'expired':
      return history.at(-1)?.text ?? 'Ended.'
  }
}

async function variantsOf(
  { products }: Pick<SiteStore, 'products'>,
  { line, currency }: Subscription,
  { language }: Site,
): Promise<SubscriptionPageProps['variants']> {
  const product = await products.find(line.itemId)
  if (!product?.isVisible) return []
  return product.variants
    .filter((each) => each.id === line.variantId || canSupply(product.type, each.stock, 1))
    .map((each) => {
      const cents = each.id === line.variantId ? line.unitPriceCents : currentPriceCents(product.type, each)
      const values = optionValuesOf(product, each).map(({ value }) => value)
      const price = formatMoney(cents, currency, language)
      return { id: each.id, label: [values.join(' / ') || product.title, price].join(' · ') }
    })
}

function gatewaysOf({ store }: Site): SubscriptionPageProps['gateways'] {
  const { test, stripe = 'off' } = store.payments
  return [
    ...(stripe === 'off' ? [] : [{ key: 'stripe' as const, label: 'Card and more' }]),
    ...(test ? [{ key: 'test' as const, label: 'Test card' }] : []),
  ]
}
