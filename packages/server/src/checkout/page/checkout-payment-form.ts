import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { isPickup } from '@vitrine/domain/cart/breakdown'
import { addressOfForm, checkoutFormPrefix, formErrors } from '@vitrine/domain/checkout/checkout-form'
import { attemptText, isSameAttempt, placeRefusalText } from '@vitrine/domain/checkout/place-refusals'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import { readValues } from '@vitrine/domain/forms/read-values'
import { cookiesOnceBought } from '../../cart/held/cart-cookies.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { confirmationPath } from '../../orders/order-links.ts'
import { findCheckoutForm } from '../fill-checkout-form.ts'
import type { HeldOrderRequest, OrderRequest } from '../order-request.ts'
import type { PlaceOutcome } from '../outcome.ts'
import { confirmPayment, placeOrder } from '../place-order.ts'
import { readyStep, showCheckout } from './checkout-page.ts'
import { type PostedStep, stepPath } from './checkout-posted-step.ts'
import { openCheckout } from './open-checkout.ts'

/** Places the order from the plain form of the last step. */
export async function postPaymentForm(posted: PostedStep): Promise<PageAnswer> {
  const { exchange, source } = posted
  const { store, services } = exchange
  const asked = await findCheckoutForm(store, exchange.site)
  const outcome = await placeOrder(store, readOrder(posted, asked), {
    ...source,
    services,
    visit: { origin: exchange.origin, isScripted: false },
  })
  return answer(posted, outcome)
}

/** Takes the buyer's answer to the gateway's question from its plain form. */
export async function postConfirmationForm(posted: PostedStep): Promise<PageAnswer> {
  const { exchange, token: cartToken } = posted
  const { form, store, services } = exchange
  const approval = { cartToken, approved: form.approved === 'true' }
  return answer(posted, await confirmPayment(store, form.paymentId ?? '', approval, services))
}

function readOrder(
  { exchange, token: cartToken, priced }: PostedStep,
  asked: BuyersForm | null,
): HeldOrderRequest {
  const { form, services } = exchange
  const { cart, breakdown } = priced
  const isSent = breakdown.requiresShipping && !isPickup(breakdown.shipping)
  const isBilledApart = form.billingSame !== 'on' || !isSent
  return {
    cartToken,
    attemptKey: form.attemptKey || services.newUuid(),
    email: cart.contact?.email ?? '',
    phone: cart.contact?.phone ?? '',
    wantsNews: cart.contact?.wantsNews ?? false,
    vatId: cart.contact?.vatId ?? '',
    shippingAddress: isSent ? cart.shippingAddress : null,
    billingAddress: isBilledApart ? addressOfForm(form, 'billing.', cart.contact?.phone ?? '') : null,
    shippingOptionKey: breakdown.requiresShipping ? breakdown.shipping.selectedKey : null,
    note: form.note ?? '',
    ...(asked && {
      checkoutForm: JSON.stringify(
        readValues(asked.fields, (name) => form[checkoutFormPrefix + name] ?? null),
      ),
    }),
    acceptsDownloads: form.acceptsDownloads === 'on',
    ...(cart.isSubscription && { acceptsRenewal: form.acceptsRenewal === 'on' }),
    acceptsTerms: form.acceptsTerms === 'on',
    ...readShown(form),
    payment: readPayment(form),
  }
}

/** What the page said is to be paid; pages of before do not say it. */
function readShown({
  shownCents,
  shownCurrency,
}: PostedStep['exchange']['form']): Pick<OrderRequest, 'shown'> {
  if (shownCents === undefined || shownCurrency === undefined) return {}
  const amountCents = /^\d{1,12}$/.test(shownCents) ? Number(shownCents) : null
  return { shown: { amountCents, currency: shownCurrency } }
}

function readPayment({ gateway = 'test', ...form }: PostedStep['exchange']['form']): OrderRequest['payment'] {
  if (gateway === 'stripe') return { gateway, isHosted: true }
  if (gateway === 'paypal') return { gateway }
  if (gateway !== 'test') return { gateway: 'manual', method: gateway }
  const { cardNumber = '', expiry = '', securityCode = '' } = form
  return { gateway, cardNumber, expiry, securityCode }
}

async function answer(posted: PostedStep, outcome: PlaceOutcome): Promise<PageAnswer> {
  const { exchange, priced } = posted
  switch (outcome.kind) {
    case 'placed': {
      const cart = await exchange.store.carts.findByToken(priced.cart.token)
      const cookies = cookiesOnceBought(cart, exchange.visitor)
      return redirect(confirmationPath(exchange.services.secret, { id: outcome.orderId }), { cookies })
    }
    case 'confirmation-needed':
      return redirect(outcome.action?.kind === 'redirect' ? outcome.action.url : stepPath(priced, 'payment'))
    case 'processing':
      return redirect(stepPath(priced, 'payment'))
    case 'declined':
      return showRefusal(posted, { problem: outcome.message, refused: 'payment-declined' })
    case 'unclear':
      // The same attempt again asks what became of it.
      return showRefusal(posted, {
        problem: attemptText[outcome.problem],
        refused: outcome.problem,
        attemptKey: exchange.form.attemptKey,
      })
    case 'refused':
      return showRefusal(outcome.problem === 'total-changed' ? await pricedAgain(posted) : posted, {
        problem: 'errors' in outcome ? null : placeRefusalText(outcome),
        refused: outcome.problem,
        errors: 'errors' in outcome ? outcome.errors : {},
        attemptKey: isSameAttempt(outcome) ? exchange.form.attemptKey : undefined,
      })
  }
}

/** The step with its cart as it is by now: with what was typed. */
async function pricedAgain(posted: PostedStep): Promise<PostedStep> {
  const opened = await openCheckout(posted.exchange, posted.priced.cart.token)
  return opened.ok ? { ...posted, ...opened } : posted
}

interface Refusal {
  readonly problem: string | null
  readonly refused: RefusalCode
  readonly errors?: Readonly<Record<string, string>>
  readonly attemptKey?: string | undefined
}

function showRefusal(
  { exchange, priced, source }: PostedStep,
  { problem, refused, errors = {}, attemptKey = exchange.services.newUuid() }: Refusal,
): Promise<PageAnswer> {
  // Card data is not sent back.
  const { cardNumber, expiry, securityCode, ...values } = exchange.form
  const shown = formErrors(errors)
  const step = readyStep(stepOf(Object.keys(errors)), priced, exchange.site)
  return showCheckout(exchange, priced, source, { step, attemptKey, errors: shown, values, problem, refused })
}

/** The step on which the first wrong field stands. */
function stepOf(fields: readonly string[]): CheckoutStep {
  if (['email', 'phone', 'vatId'].some((each) => fields.includes(each))) return 'contact'
  const isDelivery = fields.some(
    (each) => each.startsWith('shippingAddress.') || each === 'shippingOptionKey',
  )
  return isDelivery ? 'delivery' : 'payment'
}
