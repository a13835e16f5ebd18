import type { confirmPaymentCall, placeOrderCall } from '@vitrine/contract/checkout/calls'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { attemptText, placeRefusalText } from '@vitrine/domain/checkout/place-refusals'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { cookiesOnceBought } from '../cart/held/cart-cookies.ts'
import { priceSource } from '../cart/pricing/price-source.ts'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { confirmationPath } from '../orders/order-links.ts'
import type { PlaceOutcome } from './outcome.ts'
import { confirmPayment, placeOrder } from './place-order.ts'

/** Places an order and pays for it. */
export async function postOrder(
  exchange: Exchange<typeof placeOrderCall>,
): Promise<AnswerTo<typeof placeOrderCall>> {
  const { store, body, services, visitor } = exchange
  const { cartToken } = body
  if (!visitor.holds(cartToken)) return refuse('no-cart', cartRefusalText['no-cart'])
  const source = await priceSource(exchange)
  const isScripted = body.payment.gateway !== 'stripe' || body.payment.isHosted !== true
  const visit = { origin: exchange.origin, isScripted }
  return showOutcome(
    await placeOrder(store, { ...body, cartToken }, { ...source, services, visit }),
    exchange,
  )
}

/** Brings the buyer's answer to the gateway's question. */
export async function postConfirmation(
  exchange: Exchange<typeof confirmPaymentCall>,
): Promise<AnswerTo<typeof confirmPaymentCall>> {
  const { store, params, body, services, visitor } = exchange
  const { cartToken, approved } = body
  if (!visitor.holds(cartToken)) return refuse('no-cart', cartRefusalText['no-cart'])
  const answer = { cartToken, approved }
  return showOutcome(await confirmPayment(store, params.paymentId, answer, services), exchange)
}

async function showOutcome(
  outcome: PlaceOutcome,
  { store, services, visitor, body, site }: Exchange<typeof placeOrderCall | typeof confirmPaymentCall>,
): Promise<AnswerTo<typeof placeOrderCall>> {
  // Refusals are said in the language of the site as they leave.
  const { sayComposed } = visitorWords(site.language)
  switch (outcome.kind) {
    case 'placed': {
      const { orderId, orderNumber } = outcome
      const confirmationUrl = confirmationPath(services.secret, { id: orderId })
      const cookies = cookiesOnceBought(await store.carts.findByToken(body.cartToken), visitor)
      return reply({ status: 'placed', orderId, orderNumber, confirmationUrl }, { cookies })
    }
    case 'confirmation-needed': {
      const { kind: status, paymentId, message, action } = outcome
      return reply({ status, paymentId, message: sayComposed(message), ...(action && { action }) })
    }
    case 'processing': {
      const { kind: status, paymentId, message } = outcome
      return reply({ status, paymentId, message: sayComposed(message) })
    }
    case 'declined':
      return refuse('payment-declined', outcome.message)
    case 'unclear':
      return refuse(outcome.problem, attemptText[outcome.problem])
    case 'refused':
      return refuse(
        outcome.problem,
        placeRefusalText(outcome),
        'errors' in outcome ? { errors: outcome.errors } : {},
      )
  }
}
