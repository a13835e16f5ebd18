import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { addressOfForm } from '@vitrine/domain/checkout/checkout-form'
import { countriesFor } from '@vitrine/domain/checkout/delivery-countries'
import { checkAddress } from '@vitrine/domain/contact/check-address'
import { type CartChange, changeCart } from '../../cart/change-cart.ts'
import { changeCodeByForm } from '../../cart/codes/change-code-by-form.ts'
import { setContact, setLocation, setShippingOption } from '../../cart/delivery-changes.ts'
import { type PricedCart, priceWith } from '../../cart/price-stored-cart.ts'
import { reminderBeside } from '../../cart/reminders/keep-reminder.ts'
import { confirmVatId } from '../../cart/vat/confirm-vat-id.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { saveAddress } from '../../http/visitor/save-address.ts'
import { readyStep, showCheckout } from './checkout-page.ts'
import { postConfirmationForm, postPaymentForm } from './checkout-payment-form.ts'
import { type PostedStep, ratesFound, stepPath } from './checkout-posted-step.ts'
import { checkoutSteps } from './checkout-props.ts'
import { fillFromAccount } from './fill-from-account.ts'
import { openCheckout } from './open-checkout.ts'

/** Takes a step of the checkout from its plain form, and sends the browser on to the next. */
export async function postCheckoutStep(exchange: PostedStep['exchange']): Promise<PageAnswer> {
  const { form, visitor } = exchange
  const isPaying = form.step === 'payment' || form.step === 'confirmation'
  const opened = await openCheckout(exchange, form.cartToken ?? visitor.cartToken, {
    staysFor: (underWay) => isPaying && underWay !== undefined,
  })
  if (!opened.ok) return opened.reply
  const { token, priced, source } = opened
  const posted = { exchange, token, priced, source }
  switch (form.step) {
    case 'code':
      return postCodeForm(posted)
    case 'delivery':
      return postDelivery(posted)
    case 'payment':
      return postPaymentForm(posted)
    case 'confirmation':
      return postConfirmationForm(posted)
    default:
      return postContact(posted)
  }
}

/** The box for codes stands beside every step: the browser goes back to the one it came from. */
async function postCodeForm({ exchange, token, priced, source }: PostedStep): Promise<PageAnswer> {
  const refusal = await changeCodeByForm(exchange, token)
  const step = checkoutSteps.find((each) => each === exchange.form.back) ?? 'contact'
  if (refusal === null) return redirect(`${stepPath(priced, step)}#vt-codes`)
  const filled = await fillFromAccount(exchange, priced, undefined)
  // Shown at once: a code that is money stands in no address.
  return showCheckout(exchange, priced, source, {
    ...filled,
    step: readyStep(step, priced, exchange.site),
    attemptKey: exchange.services.newUuid(),
    values: { ...filled.values, code: exchange.form.code ?? '' },
    ...(refusal.problem === 'code-refused'
      ? { codeProblem: refusal.code }
      : { problem: cartRefusalText[refusal.problem] }),
    refused: refusal.problem,
  })
}

async function postContact(posted: PostedStep): Promise<PageAnswer> {
  const { exchange, priced } = posted
  const { form, services } = exchange
  const { email = '', phone = '', wantsNews, wantsReminder, vatId } = form
  const contact = {
    email,
    phone,
    wantsNews: wantsNews === 'on',
    wantsReminder: wantsReminder === 'on',
    vatId,
  }
  const next = priced.breakdown.requiresShipping ? 'delivery' : 'payment'
  const asked = { vatId, cart: priced.cart, site: exchange.site, services }
  const vatCheck = await confirmVatId(asked)
  return save(posted, 'contact', setContact(contact, services.clock(), vatCheck), () => next)
}

async function postDelivery(posted: PostedStep): Promise<PageAnswer> {
  const { exchange, priced } = posted
  const { form, services, site } = exchange
  const picked = priced.breakdown.shipping.options.find((each) => each.key === form.way)
  if (picked?.isPickup) {
    const change = setShippingOption(picked.key, services.clock())
    return save(posted, 'delivery', change, () => 'payment')
  }
  const sent = addressOfForm(form, '', priced.cart.contact?.phone ?? '')
  const address = checkAddress(sent, countriesFor(posted.priced.cart, site.store))
  if (!address.ok) return showAgain(posted, 'delivery', { errors: address.errors })
  const place = setLocation(address.address, services.clock())
  const answer = await save(
    posted,
    'delivery',
    chooseRate(place, form.shippingOptionKey),
    ({ breakdown }) => {
      const { options, selectedKey } = breakdown.shipping
      const rates = options.filter((each) => !each.isPickup)
      // Without scripts the rates are known only now: they are shown, unless there is no choice.
      return rates.length < 2 || form.shippingOptionKey === selectedKey ? 'payment' : 'delivery'
    },
  )
  // A step that was not taken is shown again: what was wrong with its address is kept nowhere.
  if (form.savesAddress === 'on' && answer.body.kind === 'none') await saveAddress(exchange, address.address)
  return answer
}

/** Chooses the posted rate if the address can have it; the first was chosen otherwise. */
function chooseRate(place: CartChange, key: string | undefined): CartChange {
  return (cart, products, source) => {
    const placed = place({ ...cart, shippingOptionKey: key ?? cart.shippingOptionKey }, products, source)
    if (!placed.ok) return placed
    const { shipping } = priceWith(placed.cart, products, source).breakdown
    if (shipping.options.length > 0) return placed
    const errors = { country: checkoutText.noDelivery }
    return { ok: false, problem: 'fields-wrong', errors }
  }
}

async function save(
  posted: PostedStep,
  step: CheckoutStep,
  change: CartChange,
  nextOf: (priced: PricedCart) => CheckoutStep,
): Promise<PageAnswer> {
  const { exchange, token, source } = posted
  const outcome = await changeCart(
    exchange.store,
    token,
    change,
    source,
    step === 'contact' ? reminderBeside(exchange) : undefined,
  )
  if (outcome.ok) {
    const next = nextOf(outcome)
    const isToChoose = step === 'delivery' && next === step
    return redirect(stepPath(outcome, next) + (isToChoose ? `&problem=${ratesFound}` : ''))
  }
  const { errors, problem } = outcome
  return showAgain(posted, step, errors ? { errors } : { problem: cartRefusalText[problem] })
}

/** Shows a refused step again with what was typed. */
function showAgain(
  { exchange, priced, source }: PostedStep,
  step: CheckoutStep,
  refusal: { readonly errors?: Readonly<Record<string, string>>; readonly problem?: string },
): Promise<PageAnswer> {
  const attemptKey = exchange.services.newUuid()
  const values = { ...exchange.form }
  return showCheckout(exchange, priced, source, {
    step,
    attemptKey,
    values,
    ...refusal,
    refused: 'fields-wrong',
  })
}
