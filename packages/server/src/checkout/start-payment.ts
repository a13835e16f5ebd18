import type { Cart } from '@vitrine/domain/cart/cart'
import { cartProblemText, lineProblemText, noCartText } from '@vitrine/domain/cart/messages'
import { purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import type { Breakdown } from '@vitrine/domain/checkout/breakdown'
import { tidyAddress } from '@vitrine/domain/checkout/check-address'
import { checkCard } from '@vitrine/domain/checkout/check-card'
import { draftOrder } from '@vitrine/domain/order/place-order'
import type { Card } from '../outside/payments/gateway.ts'
import type { Services } from '../services.ts'
import { checkFieldsText } from '../shop/delivery-changes.ts'
import { moneyTextIn } from '../shop/money-text.ts'
import { type PriceSource, priceStoredCart } from '../shop/price-stored-cart.ts'
import type { Payment } from '../store/payments.ts'
import type { StockLine } from '../store/stock-ledger.ts'
import type { SiteTables } from '../store/store.ts'
import { type BuyerDetails, checkDetails, findDeliveryErrors } from './check-order-request.ts'
import { writeDraft } from './draft-document.ts'
import { noticeFewLeft } from './notice-few-left.ts'
import { hashRequest, type OrderRequest } from './order-request.ts'
import { attemptText, type Refused } from './outcome.ts'
import { reconcileJob } from './reconcile-job.ts'

/** How long stock is held for a buyer who pays. */
export const holdMs = 15 * 60_000

/** What is to be done next. */
export type Start =
  | { readonly kind: 'ask'; readonly payment: Payment; readonly card: Card | null }
  /** This attempt was made before, and is over or waits for the buyer. */
  | { readonly kind: 'known'; readonly payment: Payment }
  | { readonly kind: 'bought'; readonly orderId: string }
  /** An older attempt of this cart hangs: what became of it must be known first. */
  | { readonly kind: 'other-open'; readonly payment: Payment }
  | Refused

/** What starting a payment needs, beside the request. */
export interface StartContext extends PriceSource {
  readonly services: Services
  readonly origin: string
}

/** Begins an attempt to pay, within a transaction: the cart is locked and priced, stock is held, and the order drafted. */
export async function startPayment(
  tables: SiteTables,
  request: OrderRequest,
  context: StartContext,
): Promise<Start> {
  const { services } = context
  const cart = await tables.carts.lockByToken(request.cartToken)
  if (!cart) return { kind: 'refused', status: 404, message: noCartText }

  const requestHash = hashRequest(services.secret, request)
  const known = await tables.payments.findByAttempt(cart.id, request.attemptKey)
  if (known) return resume(known, requestHash, request, services.clock())
  if (cart.orderId !== null) return { kind: 'bought', orderId: cart.orderId }
  const open = await tables.payments.findOpen(cart.id)
  if (open) return waitOrConclude(open, services)
  return begin(tables, { ...context, cart, request, requestHash })
}

/** The same press of the button again. */
function resume(known: Payment, requestHash: string, request: OrderRequest, nowMs: number): Start {
  if (known.requestHash !== requestHash) {
    return { kind: 'refused', status: 409, message: attemptText.otherDetails }
  }
  if (known.state !== 'started') return { kind: 'known', payment: known }
  return { kind: 'ask', payment: known, card: readCard(request, nowMs) }
}

/** An attempt that just began may still be answered; one that waits for its buyer was left by him. */
function waitOrConclude(open: Payment, { clock, gateways }: Services): Start {
  const graceMs = gateways.timeLimitMs + 1_000
  const isInFlight = open.state === 'started' && clock() - open.createdAtMs < graceMs
  if (isInFlight) return { kind: 'refused', status: 409, message: attemptText.inFlight }
  return { kind: 'other-open', payment: open }
}

interface Beginning extends StartContext {
  readonly cart: Cart
  readonly request: OrderRequest
  readonly requestHash: string
}

async function begin(tables: SiteTables, beginning: Beginning): Promise<Start> {
  const { cart, request, services, site } = beginning
  const addressed = withAddresses(cart, request)
  const { breakdown } = await priceStoredCart(tables, addressed, beginning)
  const problem = purchaseProblem(breakdown, moneyTextIn(site.language))
  if (problem !== null) return { kind: 'refused', status: 400, message: problem }

  const checked = checkDetails(request, breakdown, { settings: site.store, nowMs: services.clock() })
  const errors = checked.ok ? findDeliveryErrors(breakdown) : checked.errors
  if (!checked.ok || errors) {
    return { kind: 'refused', status: 400, message: checkFieldsText, errors: errors ?? {} }
  }
  return holdAndDraft(tables, beginning, { breakdown, details: checked.details })
}

async function holdAndDraft(
  tables: SiteTables,
  { cart, request, requestHash, services, origin }: Beginning,
  { breakdown, details }: { readonly breakdown: Breakdown; readonly details: BuyerDetails },
): Promise<Start> {
  const nowMs = services.clock()
  const paymentId = services.newId()
  const expiresAtMs = nowMs + holdMs
  const lines = breakdown.lines.map(({ entry }) => ({ variantId: entry.variantId, quantity: entry.quantity }))
  const held = await tables.stock.hold({ id: paymentId, expiresAtMs }, lines)
  if (!held.ok) return { kind: 'refused', status: 400, message: shortText(breakdown, held.short) }
  await noticeFewLeft(tables, lines)

  const { contact, shippingAddress, billingAddress, card } = details
  const order = draftOrder({ cart, breakdown, ...details, isTest: details.payment.gateway === 'test' })
  const payment: Payment = {
    id: paymentId,
    cartId: cart.id,
    attemptKey: request.attemptKey,
    requestHash,
    gateway: details.payment.gateway,
    amountCents: order.grandTotalCents,
    currency: order.currency,
    state: 'started',
    message: '',
    reference: '',
    orderId: null,
    draft: writeDraft({ order, cartToken: cart.token, origin }),
    createdAtMs: nowMs,
    expiresAtMs,
  }
  await tables.payments.insert(payment)
  await tables.jobs.enqueue(reconcileJob(payment))
  const { shippingOptionKey } = request
  await tables.carts.save({ ...cart, contact, shippingAddress, billingAddress, shippingOptionKey })
  return { kind: 'ask', payment, card }
}

/** The cart as the request addresses it; nothing is checked yet. */
function withAddresses(cart: Cart, request: OrderRequest): Cart {
  const { shippingAddress, billingAddress, shippingOptionKey } = request
  return {
    ...cart,
    shippingAddress: shippingAddress && tidyAddress(shippingAddress),
    billingAddress: billingAddress && tidyAddress(billingAddress),
    shippingOptionKey,
  }
}

function readCard({ payment }: OrderRequest, nowMs: number): Card | null {
  const checked = payment.gateway === 'test' ? checkCard(payment, nowMs) : null
  return checked?.ok ? checked.card : null
}

function shortText({ lines }: Breakdown, short: readonly StockLine[]): string {
  const first = lines.find(({ entry }) => short.some((each) => each.variantId === entry.variantId))
  return first ? lineProblemText('out-of-stock', first.title) : cartProblemText['out-of-stock']
}
