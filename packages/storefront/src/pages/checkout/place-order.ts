import { formErrors } from '@vitrine/domain/checkout/checkout-form'
import { callShop, type ShopAnswer } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import { newAttemptKey } from './attempt-key.ts'
import { addressIn, type CheckoutState, isBilledElsewhere, isBusyPlacing } from './checkout-state.ts'

/** How long an order may take before the visitor is offered to try again. */
const placeTimeLimitMs = 45_000

type Placed =
  | { readonly status: 'placed'; readonly confirmationUrl: string }
  | { readonly status: 'confirmation-needed'; readonly paymentId: string; readonly message: string }

/** Sends the order, once: while one is on its way a second press does nothing. */
export async function placeOrder(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
): Promise<void> {
  if (isBusyPlacing(store.get())) return
  const { attempt, ...state } = store.get()
  const order = orderOf(state)
  const sent = JSON.stringify(order)
  // The same order again is the same attempt, so that it cannot be paid twice; another order is another attempt.
  const key = attempt.sent === null || attempt.sent === sent ? attempt.key : newAttemptKey()
  store.patch({ payment: 'placing', errors: {}, problem: null, attempt: { key, sent } })
  const answer = await callShop<Placed>({
    method: 'POST',
    path: '/api/2/commerce/orders',
    body: { ...order, attemptKey: key },
    timeLimitMs: placeTimeLimitMs,
  })
  takeAnswer(store, leaveFor, answer)
}

/** Tells the gateway whether the buyer approves the payment it asked about. */
export async function answerQuestion(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  isApproved: boolean,
): Promise<void> {
  const { confirmation, reply } = store.get()
  if (!confirmation) return
  store.patch({ payment: 'placing', confirmation: null })
  const answer = await callShop<Placed>({
    method: 'POST',
    path: `/api/2/commerce/payments/${encodeURIComponent(confirmation.paymentId)}/confirmation`,
    body: { cartToken: reply.cart.cartToken, approved: isApproved },
    timeLimitMs: placeTimeLimitMs,
  })
  takeAnswer(store, leaveFor, answer)
}

function orderOf({ reply, values }: Pick<CheckoutState, 'reply' | 'values'>) {
  const { requiresShipping, cartToken } = reply.cart
  return {
    cartToken,
    email: values.email?.trim() ?? '',
    phone: values.phone?.trim() ?? '',
    wantsNews: values.wantsNews === 'on',
    shippingAddress: requiresShipping ? addressIn(values, '') : null,
    billingAddress: isBilledElsewhere({ values, reply }) ? addressIn(values, 'billing.') : null,
    shippingOptionKey: requiresShipping ? (values.shippingOptionKey ?? null) : null,
    payment: paymentOf(values),
  }
}

function paymentOf(values: CheckoutState['values']) {
  if (values.gateway !== 'test') return { gateway: 'manual' }
  return {
    gateway: 'test',
    cardNumber: (values.cardNumber ?? '').replace(/\D/g, ''),
    expiry: (values.expiry ?? '').replaceAll(' ', ''),
    securityCode: values.securityCode ?? '',
  }
}

function takeAnswer(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  answer: ShopAnswer<Placed>,
): void {
  if (answer.ok) {
    const { body } = answer
    if (body.status === 'confirmation-needed') store.patch({ payment: 'confirmation', confirmation: body })
    else finish(store, leaveFor, body.confirmationUrl)
    return
  }
  const round = store.get().round + 1
  // No answer, or none in time: the order may have been placed. The same attempt asks what became of it.
  if (answer.status === 0 || answer.status === 409 || answer.status === 504) {
    store.patch({ payment: 'timed-out', problem: answer.message, round })
    return
  }
  const isDeclined = answer.status === 402
  const { values, attempt } = store.get()
  store.patch({
    payment: isDeclined ? 'declined' : 'refused',
    problem: Object.keys(answer.errors).length > 0 ? null : answer.message,
    errors: formErrors(answer.errors),
    round,
    attempt: isDeclined ? { key: newAttemptKey(), sent: null } : attempt,
    // Of a declined card nothing is kept: all else stays as typed.
    values: isDeclined ? { ...values, cardNumber: '', expiry: '', securityCode: '' } : values,
  })
}

function finish(store: Store<CheckoutState>, leaveFor: (url: string) => void, url: string): void {
  store.patch({ payment: 'placed' })
  leaveFor(url)
}
