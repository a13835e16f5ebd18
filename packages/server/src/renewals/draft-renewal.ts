import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { holdMs, linesToHold } from '@vitrine/domain/cart/lines-to-hold'
import { draftOrder } from '@vitrine/domain/orders/draft-order'
import type { DeclineProblem } from '@vitrine/domain/payments/decline'
import { paysFor } from '@vitrine/domain/payments/money-of'
import { firstAttemptState } from '@vitrine/domain/payments/payment-states'
import { methodLabel } from '@vitrine/domain/subscriptions/named-method'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import { renewalCart } from '@vitrine/domain/subscriptions/renewal-cart'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { WaitReason } from '@vitrine/domain/subscriptions/waits/waiting'
import type { NewPayment, Payment } from '@vitrine/store/payments/payments'
import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteTables } from '@vitrine/store/store'
import { noticeLowStock } from '../catalogue/notice-low-stock.ts'
import { readDraft, writeDraft } from '../payments/draft-document.ts'
import { reconcileJob } from '../payments/reconcile-job.ts'
import type { Services } from '../services/services.ts'
import { priceCycle } from '../subscriptions/price-next.ts'

/** A cycle that is to be charged, and by what. */
interface DraftContext {
  readonly subscription: Subscription
  readonly method: KeptMethod
  /** Whether its buyer is there to approve it; left out: they are away. */
  readonly isAttended?: boolean
  readonly services: Services
}

/** The payment of a cycle, or why there is none now. */
type DraftedRenewal =
  | { readonly ok: true; readonly payment: Payment }
  | { readonly ok: false; readonly problem: WaitReason | 'other-currency' }

/** Prices the next cycle of a subscription, holds its goods and drafts its order. */
export async function draftRenewal(tables: SiteTables, drafting: DraftContext): Promise<DraftedRenewal> {
  const { subscription, services } = drafting
  const nowMs = services.clock()
  const site = await tables.site.read()
  if (site.store.currency !== subscription.currency) return { ok: false, problem: 'other-currency' }
  const token = services.newToken(30)
  const cart = renewalCart(subscription, { id: services.newId(), entryId: services.newId(), token, nowMs })
  const { breakdown, language, canBeDelivered } = await priceCycle(tables, subscription, { cart, nowMs })
  if (!canBeDelivered) return { ok: false, problem: waitReasonOf(breakdown) }

  const expiresAtMs = nowMs + holdMs
  const lines = linesToHold(breakdown)
  const paymentId = chargeIdOf(subscription)
  const held = await tables.stock.hold({ id: paymentId, expiresAtMs }, lines)
  if (!held.ok) return { ok: false, problem: 'sold-out' }
  await noticeLowStock(tables, lines)
  const payment = paymentOf(drafting, { cart, breakdown, language, expiresAtMs, nowMs })
  await tables.carts.save(cart)
  await tables.payments.insert(payment)
  await tables.jobs.enqueue(reconcileJob(payment))
  return { ok: true, payment }
}

function paymentOf(
  { subscription, method, isAttended = false }: DraftContext,
  {
    cart,
    breakdown,
    language,
    expiresAtMs,
    nowMs,
  }: {
    readonly cart: Cart
    readonly breakdown: Breakdown
    readonly language: string | undefined
    readonly expiresAtMs: number
    readonly nowMs: number
  },
): NewPayment {
  const { contact, shippingAddress, billingAddress, isTest } = subscription
  const order = draftOrder({
    cart,
    breakdown,
    contact: { ...contact, wantsNews: false },
    shippingAddress,
    billingAddress,
    payment: { gateway: method.gateway, label: methodLabel(method) },
    isTest,
    language,
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
      renewal: { subscriptionId: subscription.id, methodId: method.id, ...(isAttended && { isAttended }) },
    }),
    createdAtMs: nowMs,
    expiresAtMs,
  }
}

/** Whether the buyer of a renewal was there to approve it. */
export function isAttended({ draft }: Pick<Payment, 'draft'>): boolean {
  return readDraft(draft)?.renewal?.isAttended ?? false
}

/** The way to pay that the next cycle is charged by; undefined where its buyer is to name one: theirs is gone, or of the other money. */
export async function chargedMethod(
  tables: Pick<SiteTables, 'savedMethods'>,
  subscription: Subscription,
): Promise<KeptMethod | undefined> {
  const method = await namedMethod(tables, subscription)
  return method && paysFor(subscription, method.gateway) ? method : undefined
}

/** Why a cycle cannot be charged whose buyer is to name a way to pay. */
export async function chargeProblem(
  tables: Pick<SiteTables, 'savedMethods'>,
  subscription: Subscription,
): Promise<DeclineProblem> {
  if (!(await namedMethod(tables, subscription))) return 'method-gone'
  return subscription.isTest ? 'test-subscription' : 'live-card-needed'
}

async function namedMethod(
  { savedMethods }: Pick<SiteTables, 'savedMethods'>,
  { methodId }: Subscription,
): Promise<KeptMethod | undefined> {
  const method = methodId === null ? undefined : await savedMethods.find(methodId)
  return method?.removedAtMs === null ? method : undefined
}

function waitReasonOf({ lines }: Breakdown): WaitReason {
  return lines.some(({ problem }) => problem === 'out-of-stock') ? 'sold-out' : 'undeliverable'
}
