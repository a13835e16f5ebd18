import type { BodyOf } from '@vitrine/contract/call'
import type { confirmPaymentCall } from '@vitrine/contract/checkout/calls'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { asksBuyer, isInFlight, isOpen } from '@vitrine/domain/payments/payment-states'
import { StorageFullError } from '@vitrine/store/engine/errors'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import type { HeldToken } from '../http/visitor/held-carts.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import { readDraft } from '../payments/draft-document.ts'
import { freeAnswer } from '../payments/free-answer.ts'
import { gatewayOf } from '../payments/gateway-of.ts'
import { reconcileJobId } from '../payments/reconcile-job.ts'
import { startedCharge } from '../payments/started-charge.ts'
import type { Card, ChargeAnswer } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import { concludeCharge, type Question } from './events/conclude-charge.ts'
import type { HeldOrderRequest } from './order-request.ts'
import type { PlaceOutcome } from './outcome.ts'
import type { StartContext } from './payment-start.ts'
import { visitOf } from './return/return-address.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

/** Places the order of a cart: at most one order and one charge, whatever is repeated. */
export async function placeOrder(
  store: SiteStore,
  request: HeldOrderRequest,
  context: StartContext,
): Promise<PlaceOutcome> {
  const { services } = context
  const start = await store.transaction((tables) => startPayment(tables, request, context))
  switch (start.kind) {
    case 'refused':
      return start
    case 'bought':
      return placed(store, start.orderId)
    case 'known':
      return showPayment(store, start.payment)
    case 'ask':
      return start.payment.gateway === 'none'
        ? settleAndShow(store, start.payment, freeAnswer, services)
        : ask(store, start.payment, services, chargeWith(start.payment, start.card, context))
    case 'other-open': {
      const ended = await concludePayment(store, start.payment, services)
      if (ended === null) return { kind: 'unclear', problem: 'payment-unclear' }
      if (isOpen(ended.state)) return showPayment(store, ended)
      // The hanging attempt is over: either it bought the cart, or the new one can begin.
      return placeOrder(store, request, context)
    }
  }
}

/** Brings the buyer's answer to the gateway's question. */
export async function confirmPayment(
  store: SiteStore,
  paymentId: string,
  { cartToken, approved }: BodyOf<typeof confirmPaymentCall> & { readonly cartToken: HeldToken },
  services: Services,
): Promise<PlaceOutcome> {
  const cart = await store.carts.findByToken(cartToken)
  const payment = await store.payments.find(paymentId)
  if (!cart || payment?.cartId !== cart.id) return { kind: 'refused', problem: 'no-cart' }
  if (isInFlight(payment.state)) return { kind: 'refused', problem: 'payment-in-flight' }
  return answerBuyer(store, payment, approved, services)
}

/** Ends the attempt of a buyer who comes back from the gateway's own pages. */
export async function returnToShop(
  store: SiteStore,
  payment: Payment,
  services: Services,
): Promise<PlaceOutcome> {
  return answerBuyer(store, payment, true, services)
}

async function answerBuyer(
  store: SiteStore,
  payment: Payment,
  approved: boolean,
  services: Services,
): Promise<PlaceOutcome> {
  if (!asksBuyer(payment.state)) return showPayment(store, payment)
  const charge = startedCharge(payment)
  return ask(store, payment, services, (gateway, signal) => gateway.confirm(charge, approved, signal))
}

/** Ends an open attempt for good: asks what became of it, and if nothing did, nothing will. null: the gateway does not answer. */
export async function concludePayment(
  store: SiteStore,
  payment: Payment,
  services: Services,
): Promise<Payment | null> {
  if (payment.gateway === 'none') {
    // A cycle of a subscription is due, whoever is there: its order was to be placed, and is.
    if (readDraft(payment.draft)?.renewal) return settlePayment(store, payment.id, freeAnswer, { services })
    const answer = {
      kind: 'declined',
      message: checkoutText.notPlaced,
      problem: 'canceled',
      isFinal: true,
    } as const
    return settlePayment(store, payment.id, answer, { services, endState: 'expired' })
  }
  const gateway = await gatewayOf(store, payment.gateway, services)
  if (!gateway) return null
  const question = await concludeCharge(store, payment, services)
  const asked = await askGateway(timed(services), (signal) => question(gateway, signal))
  if (!asked.isKnown) return null
  return settlePayment(store, payment.id, asked.answer, { services, endState: 'expired' })
}

function chargeWith(payment: Payment, card: Card | null, context: StartContext): Question {
  const { id, amountCents, currency } = payment
  const draft = readDraft(payment.draft)
  if (!draft) throw new Error(`The draft of payment ${payment.id} cannot be read`)
  const { kind = 'one-off', order } = draft
  const visit = visitOf(id, order.contact.email, context)
  const charge = { paymentId: id, amountCents, currency, kind, card, methodToken: null, visit }
  return (gateway, signal) => gateway.start(charge, signal)
}

async function ask(
  store: SiteStore,
  payment: Payment,
  services: Services,
  question: Question,
): Promise<PlaceOutcome> {
  const gateway = await gatewayOf(store, payment.gateway, services)
  if (!gateway) return { kind: 'unclear', problem: 'payment-unclear' }
  const asked = await askGateway(timed(services), (signal) => question(gateway, signal))
  // The test gateway found no room for its books: nothing was charged, and the same press asks again.
  if (!asked.isKnown && asked.error instanceof StorageFullError) throw asked.error
  if (!asked.isKnown) return { kind: 'unclear', problem: 'payment-unclear' }
  return settleAndShow(store, payment, asked.answer, services)
}

async function settleAndShow(
  store: SiteStore,
  payment: Payment,
  answer: ChargeAnswer,
  services: Services,
): Promise<PlaceOutcome> {
  const settled = await settleOrHurry(store, payment.id, answer, services)
  if (settled && asksBuyer(settled.state) && answer.kind === 'confirmation-needed') {
    const { message, action } = answer
    return { kind: 'confirmation-needed', paymentId: payment.id, message, ...(action && { action }) }
  }
  return settled
    ? showPayment(store, settled)
    : { kind: 'unclear', problem: answer.kind === 'paid' ? 'payment-unsettled' : 'payment-unclear' }
}

/** How soon the job of a payment tries again what failed in front of the buyer. */
const hurryMs = 10_000

/** Writes down what became of a charge; when that fails, its job tries again soon, instead of when the hold is over. */
async function settleOrHurry(
  store: SiteStore,
  paymentId: string,
  answer: ChargeAnswer,
  services: Services,
): Promise<Payment | null> {
  try {
    return await settlePayment(store, paymentId, answer, { services })
  } catch (error) {
    services.log.error(
      { err: error, payment: paymentId },
      'What became of a payment could not be written down',
    )
    // Without a store to write to, the job runs at its usual time.
    await store.jobs.hasten(reconcileJobId(paymentId), services.clock() + hurryMs).catch(() => {})
    return null
  }
}

async function showPayment(store: SiteStore, payment: Payment): Promise<PlaceOutcome> {
  switch (payment.state) {
    case 'paid':
      if (payment.orderId === null) throw new Error(`The payment ${payment.id} has no order`)
      return placed(store, payment.orderId)
    case 'declined':
    case 'expired':
      return { kind: 'declined', message: payment.message }
    case 'awaiting-confirmation':
      return { kind: 'confirmation-needed', paymentId: payment.id, message: payment.message }
    case 'processing':
      return { kind: 'processing', paymentId: payment.id, message: payment.message }
    case 'started':
      return { kind: 'refused', problem: 'payment-in-flight' }
  }
}

async function placed(store: SiteStore, orderId: string): Promise<PlaceOutcome> {
  const orderNumber = await store.orders.numberOf(orderId)
  if (orderNumber === undefined) throw new Error(`There is no order ${orderId}`)
  return { kind: 'placed', orderId, orderNumber }
}

function timed({ gateways, log }: Services) {
  return { timeLimitMs: gateways.timeLimitMs, log }
}
