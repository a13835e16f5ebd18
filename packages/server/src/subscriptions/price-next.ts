import type { Breakdown, ShippingQuote } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { hasNoPrice } from '@vitrine/domain/cart/messages'
import { purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import type { DiscountContext } from '@vitrine/domain/discounts/discount-offer'
import { grantedContext } from '@vitrine/domain/discounts/granted-discount'
import { tooLittleText, waivedContext } from '@vitrine/domain/discounts/waiver'
import { isTooLittle } from '@vitrine/domain/payments/too-little'
import { deliveryOfCycle } from '@vitrine/domain/subscriptions/delivery/delivery-of-cycle'
import { renewalCart } from '@vitrine/domain/subscriptions/renewal-cart'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { withPriceOfCycle } from '@vitrine/domain/subscriptions/terms/change-price'
import { settingsAsAgreed } from '@vitrine/domain/subscriptions/terms/shop-terms'
import { dayIn } from '@vitrine/domain/time/day-in'
import { tablesFor } from '@vitrine/site/language/site-for'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import { openGate } from '../cart/members/buyers-gate.ts'
import { priceWith, readProducts } from '../cart/price-stored-cart.ts'
import { readProductUrls } from '../catalogue/product-urls.ts'

/** The amounts of a payment, and whether it can be delivered. */
interface PricedCycle {
  readonly breakdown: Breakdown
  readonly language: string | undefined
  readonly canBeDelivered: boolean
}

/** Prices the cart of a subscription's next cycle: at what was agreed, with taxes and delivery of today. What is too little to be charged is waived. */
export async function priceCycle(
  tables: SiteTables,
  subscription: Subscription,
  { cart, nowMs }: { readonly cart: Cart; readonly nowMs: number },
): Promise<PricedCycle> {
  const site = await tables.site.read()
  const { language } = (await tables.orders.find(subscription.orderId)) ?? {}
  const spoken = tablesFor(tables, site, language)
  const products = await readProducts(spoken, cart, { gate: openGate })
  const source = {
    // What somebody agreed to is a sum: prices of the shop may contain tax since, or no longer.
    site: { ...site, store: settingsAsAgreed(site.store, subscription) },
    productUrls: await readProductUrls(tables, site),
    today: dayIn(site.timeZone, nowMs),
    nowMs,
    giftCards: [],
  }
  // What was agreed is the price: discounts of today are for who buys today.
  const context = grantedContext(subscription.discounts ?? [], nowMs)
  const price = (by: Cart, discounts: DiscountContext | null) =>
    priceWith(by, products, { ...source, discounts }).breakdown
  const kept = price(cart, context)
  // A way of delivery that the shop gave up, or that does not lead to where it goes now.
  const shippingOptionKey = deliveryOfCycle(kept.shipping, cart.shippingOptionKey)
  const sent = { ...cart, shippingOptionKey }
  const asked = shippingOptionKey === kept.shipping.selectedKey ? kept : price(sent, context)
  const name = sayIn(language ?? site.language)(tooLittleText)
  const waived = () => waivedContext({ context, applied: asked.discounts, name, nowMs })
  const breakdown = isTooLittle(asked.grandTotalCents, asked.currency) ? price(sent, waived()) : asked
  const problem = purchaseProblem({ ...breakdown, isBelowMinimum: false }, site.language)
  const isUndeliverable = breakdown.requiresShipping && breakdown.shipping.selectedKey === null
  return { breakdown, language, canBeDelivered: problem === null && !isUndeliverable }
}

/** How what comes next could be delivered today; null where that is not known: nothing of it is sold, or not for the money that was agreed. */
export async function quoteOfNext(
  tables: SiteTables,
  subscription: Subscription,
  nowMs: number,
): Promise<ShippingQuote | null> {
  if ((await tables.site.read()).store.currency !== subscription.currency) return null
  const cart = renewalCart(subscription, { id: 'next', entryId: 'next', token: '', nowMs })
  const { lines, shipping } = (await priceCycle(tables, subscription, { cart, nowMs })).breakdown
  return lines.some(({ problem }) => hasNoPrice(problem)) ? null : shipping
}

/** What the next payment of a subscription would come to today; null where that is not known. */
export async function nextTotalCents(
  tables: SiteTables,
  subscription: Subscription,
  nowMs: number,
): Promise<number | null> {
  const { store, timeZone } = await tables.site.read()
  if (store.currency !== subscription.currency) return null
  const due = withPriceOfCycle(subscription, timeZone)
  const cart = renewalCart(due, { id: 'next', entryId: 'next', token: '', nowMs })
  const { breakdown, canBeDelivered } = await priceCycle(tables, due, { cart, nowMs })
  const isTaxKnown = breakdown.taxIsIncluded || breakdown.taxCountry !== undefined
  return canBeDelivered && isTaxKnown ? breakdown.grandTotalCents : null
}
