import type { CartReply } from '@vitrine/contract/cart/page-props'
import { setContactAddress } from '@vitrine/contract/cart/v3-addresses'
import type { setContactCall } from '@vitrine/contract/cart/v3-calls'
import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { createTurns, type InTurn } from '@vitrine/contract/client/create-turns'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { checkoutFormPrefix } from '@vitrine/domain/checkout/checkout-form'
import { isTaxPlaceKnown } from '@vitrine/domain/checkout/known-amounts'
import { addressFormat, tidyPostalCode } from '@vitrine/domain/contact/country-formats'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { afterPress } from '../../parts/form-fields/after-press.ts'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import { type CodeActions, createCodeActions } from '../code-box/code-actions.ts'
import { askOfCart } from './cart-of-browser.ts'
import { type CheckoutState, opened, stepsOf } from './checkout-state.ts'
import { asksForRates, chooseRate, chooseWay, quote, saveDelivery } from './delivery-actions.ts'
import { chosenWay } from './payment/chosen-way.ts'
import { checkCardForm } from './payment/pay-by-card-form.ts'
import { isBusyPlacing } from './payment/payment-state.ts'
import { answerQuestion, placeOrder } from './payment/place-order.ts'
import { shownTotal } from './payment/shown-total.ts'
import { isTaxedWhereBilled, quoteFields } from './quote-fields.ts'
import { refuse } from './refuse-step.ts'
import { showReply } from './show-reply.ts'
import { checkFormStep, checkStep } from './steps/check-step.ts'

/** How long an address must stand still before its rates are asked for. */
export const quoteSettleMs = 600

/** What a visitor can do at checkout. */
export interface CheckoutActions {
  /** Scripts are there: what was typed before counts as if it was typed now. */
  takeOver(typed: Readonly<Record<string, string>>): void
  type(name: string, value: string): void
  leave(name: string): void
  /** What stands in the shop's own form changed. */
  fillForm(values: FormValues): void
  /** Checks and saves the present step, then goes on; at the last step the order is placed. */
  goOn(): Promise<void>
  /** Opens an earlier step again. */
  goTo(step: CheckoutStep): void
  answerQuestion(isApproved: boolean): Promise<void>
  readonly codes: CodeActions
}

/** Gives the checkout its behaviour: one change of the cart runs at a time. `leaveFor` goes to another page: the order's own, at the end. */
export function createCheckoutActions(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
): CheckoutActions {
  let timer: ReturnType<typeof setTimeout> | undefined
  const inTurn = createTurns()
  const quoteNow = () => {
    clearTimeout(timer)
    timer = undefined
    return inTurn(() => quote(store))
  }
  /** Waits for what the cart comes to with all that was done to it; whether that is what the buyer was shown when they pressed. */
  const settleTotal = async (): Promise<boolean> => {
    const pressed = shownTotal(store.get().reply.cart)
    if (timer !== undefined) await quoteNow()
    else await inTurn(async () => undefined)
    const found = shownTotal(store.get().reply.cart)
    return found.amountCents === pressed.amountCents && found.currency === pressed.currency
  }
  /** Places what the buyer pressed for; what they typed while the sum was found out counts, too. */
  const placeOnceSettled = async () => {
    const { payment } = store.get()
    store.patch({ said: withoutProblem(store.get()), payment: { kind: 'settling' } })
    const isAsShown = await settleTotal()
    store.patch({ payment })
    const now = store.get()
    if (now.open.name !== 'payment') return
    if (!isAsShown) return refuse(store, {}, checkoutText.totalFound)
    const errors = checkStep('payment', now, Date.now())
    return Object.keys(errors).length > 0 ? refuse(store, errors, null) : placeOrder(store, leaveFor)
  }
  const follow = (name: string) => {
    if (name === 'way') chooseWay(store)
    if (name === 'way' || name === 'shippingOptionKey') void inTurn(() => chooseRate(store))
    if (!quoteFields(store.get()).includes(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => void quoteNow(), quoteSettleMs)
  }
  const codes = createCodeActions({
    ask: (call) => askOfCart(store, call),
    take: (reply) => {
      store.patch({ said: withoutProblem(store.get()) })
      showReply(store, reply)
    },
    inTurn,
  })
  return {
    takeOver(typed) {
      const state = store.get()
      const { values } = state
      // A way to pay that the page proposed was chosen by nobody.
      const { gateway = '', ...others } = typed
      const chosen: Readonly<Record<string, string>> =
        gateway === '' || gateway === chosenWay(state) ? {} : { gateway }
      store.patch({ isAwake: true, values: { ...values, ...others, ...chosen } })
      for (const [name, value] of Object.entries(typed)) if (value !== (values[name] ?? '')) follow(name)
      if (asksForTax(store.get()) || asksForRates(store.get())) void quoteNow()
    },
    type(name, value) {
      noteTyped(store, name, value)
      follow(name)
    },
    fillForm: (values) => noteFilled(store, values),
    leave: (name) => afterPress(() => checkAgain(store, name)),
    async goOn() {
      const state = store.get()
      const { open } = state
      if (open.activity === 'saving' || isBusyPlacing(state)) return
      const errors = checkStep(open.name, state, Date.now())
      // All that is wrong is told at once, that of the card form, too.
      if (Object.keys(errors).length > 0)
        return refuse(store, errors, open.name === 'payment' ? await checkCardForm(state) : null)
      if (open.name === 'payment') return placeOnceSettled()
      clearTimeout(timer)
      timer = undefined
      await saveStep(store, open.name, inTurn)
      if (store.get().open.name === open.name) return
      if (asksForTax(store.get()) || asksForRates(store.get())) await quoteNow()
    },
    goTo(step) {
      if (isBusyPlacing(store.get())) return
      store.patch({ open: opened(step), errors: {}, said: null })
      if (asksForRates(store.get())) void quoteNow()
    },
    answerQuestion: (isApproved) => answerQuestion(store, leaveFor, isApproved),
    codes,
  }
}

/** Whether the last step is open and its tax is not known yet, though its country is chosen beforehand. */
function asksForTax(state: CheckoutState): boolean {
  return state.open.name === 'payment' && isTaxedWhereBilled(state) && !isTaxPlaceKnown(state.reply.cart)
}

function noteTyped(store: Store<CheckoutState>, name: string, value: string): void {
  const { values, errors } = store.get()
  const changed = { ...values, [name]: value }
  if (name === 'country' || name === 'billing.country')
    Object.assign(changed, takenAlong(changed, name === 'country' ? '' : 'billing.'))
  const mended = new Set([name, ...heldAgainst(name)])
  const left = Object.entries(errors).filter(([field]) => !mended.has(field))
  store.patch({ values: changed, errors: Object.fromEntries(left) })
}

/** Regions of one country mean nothing in another; a postcode stays if it may be one there: who fills in from below has typed it already. */
function takenAlong(values: CheckoutState['values'], prefix: '' | 'billing.') {
  const typed = values[`${prefix}postalCode`] ?? ''
  const mayBeOne = addressFormat(values[`${prefix}country`] ?? '').postalPattern?.test(tidyPostalCode(typed))
  return { [`${prefix}region`]: '', [`${prefix}postalCode`]: mayBeOne ? typed : '' }
}

/** What is right or wrong by what stands in a field: a postcode belongs to a state, both to a country. */
function heldAgainst(name: string): readonly string[] {
  const prefix = name.startsWith('billing.') ? 'billing.' : ''
  const fields = { country: ['region', 'postalCode'], region: ['postalCode'] }[name.slice(prefix.length)]
  return (fields ?? []).map((field) => prefix + field)
}

/** What was wrong in the shop's own form is not said any longer of what was mended. */
function noteFilled(store: Store<CheckoutState>, filled: FormValues): void {
  const { shopsForm, asked, errors } = store.get()
  const wrong = checkFormStep({ shopsForm, asked, filled })
  const left = Object.entries(errors).filter(
    ([name]) => !name.startsWith(checkoutFormPrefix) || name in wrong,
  )
  store.patch({ filled, errors: Object.fromEntries(left) })
}

/** Once a field was found wrong, leaving it says whether it still is; a field never yet refused is left in peace. */
function checkAgain(store: Store<CheckoutState>, name: string): void {
  const state = store.get()
  if (state.round === 0 || !state.values[name]) return
  const text = checkStep(state.open.name, state, Date.now())[name]
  if (text) store.patch({ errors: { ...state.errors, [name]: text } })
}

async function saveStep(
  store: Store<CheckoutState>,
  step: 'contact' | 'delivery',
  inTurn: InTurn,
): Promise<void> {
  store.patch({ open: { name: step, activity: 'saving' }, errors: {}, said: null })
  const answer = await inTurn(() => (step === 'contact' ? saveContact(store) : saveDelivery(store)))
  // Whoever opened another step meanwhile stays there, and reads there what is said of that one.
  const isLeft = store.get().open.name !== step
  if (!answer.ok) return isLeft ? undefined : refuse(store, answer.refusal.errors, answer.refusal.message)

  store.patch({ reply: answer.reply })
  if (isLeft) return
  const next = stepsOf(store.get())[stepsOf(store.get()).indexOf(step) + 1]
  if (next) store.patch({ open: opened(next), errors: {}, said: null })
}

/** What was wrong is not said any longer; what is to be done next still is. */
function withoutProblem({ said }: CheckoutState): CheckoutState['said'] {
  return said?.kind === 'problem' ? null : said
}

function saveContact(store: Store<CheckoutState>): Promise<Outcome<CartReply>> {
  const { values } = store.get()
  const body = {
    email: values.email?.trim() ?? '',
    phone: values.phone?.trim() ?? '',
    wantsNews: values.wantsNews === 'on',
    wantsReminder: values.wantsReminder === 'on',
    vatId: values.vatId?.trim() ?? '',
  }
  return askOfCart(store, (params) => callShop<typeof setContactCall>(setContactAddress, { params, body }))
}
