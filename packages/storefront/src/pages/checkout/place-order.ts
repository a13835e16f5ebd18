import type { BodyOf, ReplyOf } from '@vitrine/contract/call'
import { confirmPaymentAddress, placeOrderAddress } from '@vitrine/contract/checkout/addresses'
import type { confirmPaymentCall, placeOrderCall } from '@vitrine/contract/checkout/calls'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { formErrors } from '@vitrine/domain/checkout/checkout-form'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import type { CardForm } from './card-form/card-form.ts'
import { takeCartOfBrowser } from './cart-of-browser.ts'
import {
  addressIn,
  type CheckoutState,
  isBilledElsewhere,
  isBusyPlacing,
  isPickedUp,
} from './checkout-state.ts'
import { showCartAsItIs } from './show-cart-as-it-is.ts'
import { shownTotal } from './shown-total.ts'

/** How long an order may take before the visitor is offered to try again. */
const placeTimeLimitMs = 45_000

type Placed = ReplyOf<typeof placeOrderCall>

/** Sends the order, once: while one is on its way a second press does nothing. */
export async function placeOrder(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
): Promise<void> {
  if (isBusyPlacing(store.get())) return
  const { attempt, cardForm, begun, ...state } = store.get()
  const order = orderOf({ ...state, cardForm })
  const sent = JSON.stringify(order)
  if (isByCardForm(order, cardForm)) {
    store.patch({ payment: 'placing', errors: {}, problem: null })
    const problem = await cardForm.check()
    if (problem !== null) return refuseCard(store, problem)
    // The same order with another card: what the server began for it can still be paid.
    if (begun?.sent === sent) return payByCardForm(store, leaveFor, begun)
  }
  // The same order again is the same attempt, so that it cannot be paid twice; another order is another attempt.
  const key = attempt.sent === null || attempt.sent === sent ? attempt.key : newUuid()
  store.patch({ payment: 'placing', errors: {}, problem: null, attempt: { key, sent } })
  const answer = await callShop<typeof placeOrderCall>(
    placeOrderAddress,
    { body: { ...order, attemptKey: key } },
    { timeLimitMs: placeTimeLimitMs },
  )
  await takeAnswer(store, leaveFor, answer)
}

/** What is wrong in the card form of a service, where the buyer pays by it; null where nothing is. */
export async function checkCardForm({
  values,
  cardForm,
}: Pick<CheckoutState, 'values' | 'cardForm'>): Promise<string | null> {
  return values.gateway === 'stripe' && cardForm !== null ? cardForm.check() : null
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
  const answer = await callShop<typeof confirmPaymentCall>(
    confirmPaymentAddress,
    {
      params: { paymentId: confirmation.paymentId },
      body: { cartToken: reply.cart.cartToken, approved: isApproved },
    },
    { timeLimitMs: placeTimeLimitMs },
  )
  await takeAnswer(store, leaveFor, answer)
}

function orderOf({
  reply,
  values,
  shopsForm,
  asked,
  filled,
  cardForm,
}: Pick<CheckoutState, 'reply' | 'values' | 'shopsForm' | 'asked' | 'filled' | 'cardForm'>) {
  const { requiresShipping, cartToken } = reply.cart
  return {
    cartToken,
    email: values.email?.trim() ?? '',
    phone: values.phone?.trim() ?? '',
    wantsNews: values.wantsNews === 'on',
    vatId: values.vatId?.trim() ?? '',
    shippingAddress: requiresShipping && !isPickedUp({ values, reply }) ? addressIn(values, '') : null,
    billingAddress: isBilledElsewhere({ values, reply }) ? addressIn(values, 'billing.') : null,
    shippingOptionKey: requiresShipping ? (values.shippingOptionKey ?? null) : null,
    note: values.note?.trim() ?? '',
    ...(shopsForm ? { checkoutForm: JSON.stringify(shopsForm.checkForm(asked, filled).values) } : {}),
    acceptsDownloads: values.acceptsDownloads === 'on',
    acceptsRenewal: values.acceptsRenewal === 'on',
    acceptsTerms: values.acceptsTerms === 'on',
    shown: shownTotal(reply.cart),
    payment: paymentOf(values, cardForm),
  }
}

type PaymentChoice = BodyOf<typeof placeOrderCall>['payment']

function paymentOf(values: CheckoutState['values'], cardForm: CheckoutState['cardForm']): PaymentChoice {
  if (values.gateway === 'stripe') return { gateway: 'stripe', isHosted: cardForm === null }
  if (values.gateway === 'paypal') return { gateway: 'paypal' }
  if (values.gateway !== 'test') return { gateway: 'manual', method: values.gateway ?? '' }
  return {
    gateway: 'test',
    cardNumber: (values.cardNumber ?? '').replace(/\D/g, ''),
    expiry: (values.expiry ?? '').replaceAll(' ', ''),
    securityCode: values.securityCode ?? '',
  }
}

async function takeAnswer(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  answer: Outcome<Placed>,
): Promise<void> {
  if (answer.ok) {
    const { reply } = answer
    if (reply.status === 'processing') store.patch({ payment: 'waiting', waiting: reply.message })
    else if (reply.status === 'confirmation-needed') confirm(store, leaveFor, reply)
    else finish(store, leaveFor, reply.confirmationUrl)
    return
  }
  const { status, errors } = answer.refusal
  const round = store.get().round + 1
  // No answer, or none in time: the order may have been placed. The same attempt asks what became of it.
  if (status === 0 || status === 409 || status === 504) {
    store.patch({ payment: 'timed-out', problem: answer.refusal.message, round })
    return
  }
  const isDeclined = status === 402
  const isOtherCart = status === 404 && (await takeCartOfBrowser(store))
  const message = isOtherCart ? checkoutText.otherCart : answer.refusal.message
  if (!isDeclined && !isOtherCart) await showCartAsItIs(store)
  const { values, attempt } = store.get()
  store.patch({
    payment: isDeclined ? 'declined' : 'refused',
    problem: Object.keys(errors).length > 0 ? null : message,
    errors: formErrors(errors),
    round,
    attempt: isDeclined ? { key: newUuid(), sent: null } : attempt,
    // Of a declined card nothing is kept: all else stays as typed.
    values: isDeclined ? { ...values, cardNumber: '', expiry: '', securityCode: '' } : values,
  })
}

/** Leads the buyer to where they pay, or asks them. */
function confirm(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  reply: Extract<Placed, { status: 'confirmation-needed' }>,
): void {
  const { action } = reply
  const { sent } = store.get().attempt
  if (action?.kind === 'redirect') leaveFor(action.url)
  else if (action?.kind === 'stripe' && sent !== null)
    void payByCardForm(store, leaveFor, { ...action, sent })
  else store.patch({ payment: 'confirmation', confirmation: reply })
}

function finish(store: Store<CheckoutState>, leaveFor: (url: string) => void, url: string): void {
  store.patch({ payment: 'placed' })
  leaveFor(url)
}

function isByCardForm(
  { payment }: { readonly payment: PaymentChoice },
  cardForm: CheckoutState['cardForm'],
): cardForm is CardForm {
  return payment.gateway === 'stripe' && cardForm !== null
}

/** Lets the service take the money; its answer is asked for where it leads back to. */
async function payByCardForm(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  begun: NonNullable<CheckoutState['begun']>,
): Promise<void> {
  const problem = await store.get().cardForm?.pay(begun)
  if (problem === null) return finish(store, leaveFor, begun.returnUrl)
  if (problem?.canBePaidYet) store.patch({ begun })
  else store.patch({ begun: null, attempt: { key: newUuid(), sent: null } })
  refuseCard(store, problem?.message ?? null)
}

function refuseCard(store: Store<CheckoutState>, problem: string | null): void {
  store.patch({ payment: 'declined', problem, round: store.get().round + 1 })
}
