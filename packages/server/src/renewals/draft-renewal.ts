import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { holdMs, linesToHold } from '@vitrine/domain/cart/lines-to-hold'
import { nothingToPayLabel } from '@vitrine/domain/checkout/details/check-payment'
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
  /** Undefined: none is there, which is as well where the cycle costs nothing. */
  readonly method: KeptMethod | undefined
  /** Whether its buyer is there to approve it; left out: they are away. */
  readonly isAttended?: boolean
  readonly services: Services
}

/** The payment of a cycle, or why there is none now. */
type DraftedRenewal =
  | { readonly ok: true; readonly payment: Payment }
  | { readonly ok: false; readonly problem: WaitReason | 'other-currency' | 'no-method' }

/** Prices the next cycle of a subscription, holds its goods and drafts its order. */
export async function draftRenewal(tables: SiteTables, drafting: DraftContext): Promise<DraftedRenewal> {
  const { subscription, method, services } = drafting
  const nowMs = services.clock()
  const site = await tables.site.read()
  const isForeign = site.store.currency !== subscription.currency
  if (isForeign) return { ok: false, problem: method ? 'other-currency' : 'no-method' }
  const token = services.newToken(30)
  const cart = renewalCart(subscription, { id: services.newId(), entryId: services.newId(), token, nowMs })
  const { breakdown, language, canBeDelivered } = await priceCycle(tables, subscription, { cart, nowMs })
  const way = wayOfCycle(method, breakdown)
  if (!way || (!method && !canBeDelivered)) return { ok: false, problem: 'no-method' }
  if (!canBeDelivered) return { ok: false, problem: waitReasonOf(breakdown) }

  const expiresAtMs = nowMs + holdMs
  const lines = linesToHold(breakdown)
  const paymentId = chargeIdOf(subscription)
  const held = await tables.stock.hold({ id: paymentId, expiresAtMs }, lines)
  if (!held.ok) return { ok: false, problem: 'sold-out' }
  await noticeLowStock(tables, lines)
  const payment = paymentOf(drafting, { cart, breakdown, way, language, expiresAtMs, nowMs })
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
    way,
    language,
    expiresAtMs,
    nowMs,
  }: {
    readonly cart: Cart
    readonly breakdown: Breakdown
    readonly way: Way
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
    payment: way,
    isTest,
    language,
  })
  return {
    id: chargeIdOf(subscription),
    cartId: cart.id,
    attemptKey: chargeIdOf(subscription),
    requestHash: '',
    gateway: way.gateway,
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
      renewal: {
        subscriptionId: subscription.id,
        ...(method && { methodId: method.id }),
        ...(isAttended && { isAttended }),
      },
    }),
    createdAtMs: nowMs,
    expiresAtMs,
  }
}

/** By what a cycle is paid, and how its order says so. */
interface Way {
  readonly gateway: string
  readonly label: string
}

/** What costs nothing is paid by nothing: no service charges that. Undefined where there is no way to pay the rest. */
function wayOfCycle(
  method: KeptMethod | undefined,
  { grandTotalCents }: Pick<Breakdown, 'grandTotalCents'>,
): Way | undefined {
  if (grandTotalCents === 0) return { gateway: 'none', label: nothingToPayLabel }
  return method && { gateway: method.gateway, label: methodLabel(method) }
}

/** Whether a cycle costs nothing, so that no gateway is asked. */
export function isFree({ gateway }: Pick<Payment, 'gateway'>): boolean {
  return gateway === 'none'
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
