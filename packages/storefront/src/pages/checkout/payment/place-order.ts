import { confirmPaymentAddress, placeOrderAddress } from '@vitrine/contract/checkout/addresses'
import type { confirmPaymentCall, placeOrderCall } from '@vitrine/contract/checkout/calls'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { callShop } from '../../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../../runtime/state/create-store.ts'
import { takeCartOfBrowser } from '../cart-of-browser.ts'
import type { CheckoutState } from '../checkout-state.ts'
import { showCartAsItIs } from '../show-cart-as-it-is.ts'
import { afterAnswer, isOrderRefused, type Placed } from './after-answer.ts'
import { type OrderBody, orderBody } from './order-body.ts'
import { cardFormInUse, checkCardForm, declineCard, payByCardForm } from './pay-by-card-form.ts'
import { attemptFor, isBusyPlacing } from './payment-state.ts'

/** How long an order may take before the visitor is offered to try again. */
const placeTimeLimitMs = 45_000

/** Sends the order, once: while one is on its way a second press does nothing. */
export async function placeOrder(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
): Promise<void> {
  const state = store.get()
  if (isBusyPlacing(state)) return
  const order = orderBody(state)
  store.patch({ payment: { kind: 'placing' }, errors: {}, said: null })
  const problem = await checkCardForm(state)
  if (problem !== null) return declineCard(store, problem)
  const attempt = attemptFor(state.attempt, JSON.stringify(order), newUuid())
  // The same order with another card: what the server began for it can still be paid.
  if (attempt.sent?.begun && cardFormInUse(state)) return payByCardForm(store, leaveFor, attempt.sent.begun)
  store.patch({ attempt })
  await takeAnswer(store, leaveFor, await send(order, attempt.key))
}

/** Tells the gateway whether the buyer approves the payment it asked about. */
export async function answerQuestion(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  isApproved: boolean,
): Promise<void> {
  const { payment, reply } = store.get()
  if (payment.kind !== 'asked') return
  store.patch({ payment: { kind: 'placing' } })
  const answer = await callShop<typeof confirmPaymentCall>(
    confirmPaymentAddress,
    {
      params: { paymentId: payment.question.paymentId },
      body: { cartToken: reply.cart.cartToken, approved: isApproved },
    },
    { timeLimitMs: placeTimeLimitMs },
  )
  await takeAnswer(store, leaveFor, answer)
}

function send(order: OrderBody, attemptKey: string): Promise<Outcome<Placed>> {
  return callShop<typeof placeOrderCall>(
    placeOrderAddress,
    { body: { ...order, attemptKey } },
    { timeLimitMs: placeTimeLimitMs },
  )
}

async function takeAnswer(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  answer: Outcome<Placed>,
): Promise<void> {
  const told = await withCartAsItIs(store, answer)
  const { change, next } = afterAnswer(store.get(), told, newUuid())
  store.patch(change)
  if (next.kind === 'leave') leaveFor(next.url)
  if (next.kind === 'card-form') await payByCardForm(store, leaveFor, next.begun)
}

/** Shows the cart as it is by now, where the order was refused; the answer, or that the browser has another cart. */
async function withCartAsItIs(
  store: Store<CheckoutState>,
  answer: Outcome<Placed>,
): Promise<Outcome<Placed>> {
  if (answer.ok || !isOrderRefused(answer.refusal)) return answer
  const { refusal } = answer
  if (refusal.status === 404 && (await takeCartOfBrowser(store)))
    return { ok: false, refusal: { ...refusal, message: checkoutText.otherCart } }
  await showCartAsItIs(store)
  return answer
}
