import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import { dayIn } from '@vitrine/domain/checkout/day-in'
import { grantedContext } from '@vitrine/domain/discounts/granted-discount'
import { draftOrder } from '@vitrine/domain/orders/draft-order'
import { declineText } from '@vitrine/domain/payments/decline'
import { firstAttemptState, isInFlight, isOpen } from '@vitrine/domain/payments/payment-states'
import { chargeIdOf, note } from '@vitrine/domain/subscriptions/renewal'
import { renewalCart } from '@vitrine/domain/subscriptions/renewal-cart'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { isRunning } from '@vitrine/domain/subscriptions/subscription-states'
import { withPriceOfCycle } from '@vitrine/domain/subscriptions/terms/change-price'
import { otherCurrencyNote, settingsAsAgreed } from '@vitrine/domain/subscriptions/terms/shop-terms'
import { waitADay } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import type { WaitReason } from '@vitrine/domain/subscriptions/waits/waiting'
import type { NewPayment, Payment } from '@vitrine/store/payments/payments'
import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { openGate } from '../cart/members/buyers-gate.ts'
import { priceWith, readProducts } from '../cart/price-stored-cart.ts'
import { noticeLowStock } from '../catalogue/notice-low-stock.ts'
import { readProductUrls } from '../catalogue/product-urls.ts'
import { reconcileJob } from '../checkout/reconcile-job.ts'
import { settlePayment } from '../checkout/settle-payment.ts'
import { chargeSavedMethod } from '../payments/charge-saved-method.ts'
import { writeDraft } from '../payments/draft-document.ts'
import type { Services } from '../services/services.ts'
import { type RenewalPayload, saveSubscription } from '../subscriptions/keep-subscription.ts'
import { enqueueSubscriptionMail } from '../subscriptions/mail/enqueue-subscription-mail.ts'
import { renewalDeclined } from '../subscriptions/settle-renewal.ts'

/** How long a charge without its buyer may take to be known, before its job asks what became of it. */
const holdMs = 15 * 60_000

/**
 * Charges the next cycle of a subscription and places its order; at most once, whatever is repeated. What is not known of the charge
 * is asked again with the same payment.
 */
export async function renewSubscription(
  store: SiteStore,
  payload: RenewalPayload,
  services: Services,
): Promise<void> {
  const begun = await store.transaction((tables) => beginRenewal(tables, payload, services))
  if (begun === null) return
  const { payment, method } = begun
  const { id, amountCents, currency } = payment
  const asked = await chargeSavedMethod(store, { paymentId: id, amountCents, currency, method }, services)
  if (!asked.isKnown) throw new Error(`It is not known what became of the charge ${id}.`)
  await settlePayment(store, id, asked.answer, { services })
}

interface BegunRenewal {
  readonly payment: Payment
  readonly method: KeptMethod
}

/** Holds the goods and drafts the order; null when there is nothing to charge, or not yet. */
async function beginRenewal(
  tables: SiteTables,
  { subscriptionId, chargeId }: RenewalPayload,
  services: Services,
): Promise<BegunRenewal | null> {
  const waiting = await tables.subscriptions.lock(subscriptionId)
  if (!waiting || !isDue(waiting, chargeId, services.clock())) return null
  const { timeZone } = await tables.site.read()
  const subscription = withPriceOfCycle(waiting, timeZone)
  if (subscription !== waiting) await tables.subscriptions.save(subscription)
  const method = await readMethod(tables, subscription)
  const known = await tables.payments.find(chargeId)
  // With its way to pay gone, what became of a charge is asked by the job of its payment.
  if (known && isOpen(known.state))
    return isInFlight(known.state) && method ? { payment: known, method } : null
  const failure = known ? { message: known.message, isFinal: false } : method ? null : methodGone
  if (failure || !method) {
    await renewalDeclined(tables, { subscriptionId, paymentId: chargeId, services }, failure ?? methodGone)
    return null
  }
  const payment = await draftRenewal(tables, { subscription, method, services })
  return payment && { payment, method }
}

const methodGone = { message: declineText['method-gone'], isFinal: true } as const

function isDue(subscription: Subscription, chargeId: string, nowMs: number): boolean {
  const { state, nextAtMs } = subscription
  return isRunning(state) && chargeIdOf(subscription) === chargeId && nextAtMs !== null && nextAtMs <= nowMs
}

async function readMethod(tables: SiteTables, { methodId }: Subscription): Promise<KeptMethod | undefined> {
  const method = methodId === null ? undefined : await tables.savedMethods.find(methodId)
  return method?.removedAtMs === null ? method : undefined
}

interface DraftContext {
  readonly subscription: Subscription
  readonly method: KeptMethod
  readonly services: Services
}

async function draftRenewal(tables: SiteTables, drafting: DraftContext): Promise<Payment | null> {
  const { subscription, services } = drafting
  const nowMs = services.clock()
  const site = await tables.site.read()
  const { currency } = site.store
  if (currency !== subscription.currency)
    return putOff(tables, subscription, { text: otherCurrencyNote(subscription, currency), services })
  const productUrls = await readProductUrls(tables, site)
  const token = services.newToken(30)
  const cart = renewalCart(subscription, { id: services.newId(), entryId: services.newId(), token, nowMs })
  const { breakdown } = priceWith(cart, await readProducts(tables, cart, { gate: openGate }), {
    // What somebody agreed to is a sum: prices of the shop may contain tax since, or no longer.
    site: { ...site, store: settingsAsAgreed(site.store, subscription) },
    productUrls,
    today: dayIn(site.timeZone, nowMs),
    // What was agreed is the price: discounts of today are for who buys today.
    discounts: grantedContext(subscription.discounts ?? [], nowMs),
    giftCards: [],
  })
  const problem = purchaseProblem({ ...breakdown, isBelowMinimum: false }, site.language)
  const isUndeliverable = breakdown.requiresShipping && breakdown.shipping.selectedKey === null
  if (problem !== null || isUndeliverable)
    return keepWaiting(tables, subscription, { reason: waitReasonOf(breakdown), services })

  const expiresAtMs = nowMs + holdMs
  const lines = breakdown.lines.map(({ entry }) => ({ variantId: entry.variantId, quantity: entry.quantity }))
  const paymentId = chargeIdOf(subscription)
  const held = await tables.stock.hold({ id: paymentId, expiresAtMs }, lines)
  if (!held.ok) return keepWaiting(tables, subscription, { reason: 'sold-out', services })
  await noticeLowStock(tables, lines)
  const payment = paymentOf(drafting, { cart, breakdown, expiresAtMs, nowMs })
  await tables.carts.save(cart)
  await tables.payments.insert(payment)
  await tables.jobs.enqueue(reconcileJob(payment))
  return payment
}

function paymentOf(
  { subscription, method }: DraftContext,
  {
    cart,
    breakdown,
    expiresAtMs,
    nowMs,
  }: {
    readonly cart: Cart
    readonly breakdown: Breakdown
    readonly expiresAtMs: number
    readonly nowMs: number
  },
): NewPayment {
  const { contact, shippingAddress, billingAddress, isTest } = subscription
  const label = [method.brand, method.last4].filter((each) => each !== '').join(' ') || method.kind
  const order = draftOrder({
    cart,
    breakdown,
    contact: { ...contact, wantsNews: false },
    shippingAddress,
    billingAddress,
    payment: { gateway: method.gateway, label },
    isTest,
  })
  return {
    id: chargeIdOf(subscription),
    cartId: cart.id,
    attemptKey: chargeIdOf(subscription),
    requestHash: '',
    gateway: method.gateway,
    amountCents: order.grandTotalCents,
    currency: order.currency,
    state: firstAttemptState,
    message: '',
    reference: '',
    orderId: null,
    draft: writeDraft({
      order,
      cartToken: cart.token,
      kind: 'renewal',
      renewal: { subscriptionId: subscription.id, methodId: method.id },
    }),
    createdAtMs: nowMs,
    expiresAtMs,
  }
}

const dayMs = 86_400_000

/** What cannot be asked for today is tried tomorrow: nothing is charged, and no try is lost. */
async function putOff(
  tables: SiteTables,
  subscription: Subscription,
  { text, services }: { readonly text: string; readonly services: Services },
): Promise<null> {
  const nowMs = services.clock()
  const isNoted = subscription.history.at(-1)?.text === text
  const waiting = isNoted ? subscription : note(subscription, { atMs: nowMs, kind: 'declined', text })
  await saveSubscription(tables, { ...waiting, nextAtMs: nowMs + dayMs })
  return null
}

/** What cannot be delivered today is tried tomorrow: nothing is charged, and no try is lost. Its buyer is told once. */
async function keepWaiting(
  tables: SiteTables,
  subscription: Subscription,
  { reason, services }: { readonly reason: WaitReason; readonly services: Services },
): Promise<null> {
  const waited = waitADay(subscription, { nowMs: services.clock(), reason })
  await saveSubscription(tables, waited.subscription)
  if (waited.tellsBuyer)
    await enqueueSubscriptionMail(tables, {
      subscription: waited.subscription,
      mail: 'subscription-waiting',
      services,
    })
  return null
}

function waitReasonOf({ lines }: Breakdown): WaitReason {
  return lines.some(({ problem }) => problem === 'out-of-stock') ? 'sold-out' : 'undeliverable'
}
