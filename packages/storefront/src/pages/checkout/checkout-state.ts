import type { CartReply } from '@vitrine/contract/cart/page-props'
import type { CheckoutPageProps, CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { type AddressPrefix, addressOfForm } from '@vitrine/domain/checkout/checkout-form'
import type { Consent } from '@vitrine/domain/checkout/consents/missing-consents'
import { isPickedUp as isCollected } from '@vitrine/domain/checkout/is-picked-up'
import type { Address } from '@vitrine/domain/contact/address'
import { fieldNames } from '@vitrine/domain/contact/check-address'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { CardForm } from './card-form/card-form.ts'
import { type Attempt, initialPayment, type Payment } from './payment/payment-state.ts'
import type { ShopsFormPart } from './shops-form/shops-form-part.ts'

/** What the checkout shows. */
export interface CheckoutState {
  readonly reply: CartReply
  /** Whether this is the visitor's own cart, which another takes the place of after a sign-out. */
  readonly isOwnCart: boolean
  readonly open: OpenStep
  /** What stands in the fields, by the names of `domain/checkout/checkout-form.ts`. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** The shop's own form, its fields, and what stands in them; null and none where it has no such form. */
  readonly shopsForm: ShopsFormPart | null
  readonly asked: readonly FormField[]
  readonly filled: FormValues
  /** What the buyer must agree to. */
  readonly consents: Readonly<Record<Consent, boolean>>
  /** Countries that can be chosen. */
  readonly countryCodes: readonly string[]
  /** Countries that can be billed to. */
  readonly billingCodes: readonly string[]
  /** What is said above the fields of the open step. */
  readonly said: Said | null
  /** Grows with each refusal, so that the error summary takes the focus again. */
  readonly round: number
  /** All ways to pay of the shop, and whether by the chosen one the buyer is charged again. */
  readonly ways: CheckoutPageProps['gateways']
  readonly isKept: boolean
  readonly payment: Payment
  readonly attempt: Attempt
  /** The card form that a service drew into the page; null: none is there, and its own page is used. */
  readonly cardForm: CardForm | null
  /** Whether scripts have taken over; before that each step is a plain form. */
  readonly isAwake: boolean
}

/** The step that is open, and what is under way in it; the last one is not saved but placed. */
type OpenStep =
  | { readonly name: 'contact' | 'delivery'; readonly activity: 'resting' | 'saving' | 'quoting' }
  | { readonly name: 'payment'; readonly activity: 'resting' | 'quoting' }

/** A message that belongs to no field: what is wrong, or what is to be done next where nothing was. */
interface Said {
  readonly kind: 'problem' | 'notice'
  readonly text: string
}

/** The state the server draws, and hydration begins with. */
export function initialCheckout(
  props: CheckoutPageProps,
  shopsForm: ShopsFormPart | null = null,
): CheckoutState {
  const asked = (shopsForm && props.checkoutForm?.fields) ?? []
  const isRefused = props.problem !== null || Object.keys(props.errors).length > 0
  return {
    reply: props.cart,
    isOwnCart: props.isOwnCart,
    open: opened(props.step === 'delivery' && !props.cart.cart.requiresShipping ? 'payment' : props.step),
    values: { ...knownValues(props), ...props.values },
    errors: props.errors,
    shopsForm,
    asked,
    filled: shopsForm?.readPosted(asked, props.values) ?? {},
    consents: {
      acceptsDownloads: props.holdsDownloads,
      acceptsRenewal: Boolean(props.subscription),
      acceptsTerms: props.asksForTerms,
    },
    countryCodes: props.countries.map((country) => country.code),
    billingCodes: (props.billingCountries ?? props.countries).map((country) => country.code),
    said: problemOf(props.problem) ?? (props.notice ? { kind: 'notice', text: props.notice } : null),
    round: isRefused ? 1 : 0,
    ways: props.gateways,
    isKept: Boolean(props.subscription),
    payment: initialPayment(props),
    attempt: { key: props.attemptKey, sent: null },
    cardForm: null,
    isAwake: false,
  }
}

/** The steps of this cart: nothing is delivered where nothing is sent. */
export function stepsOf({ reply }: Pick<CheckoutState, 'reply'>): readonly CheckoutStep[] {
  return reply.cart.requiresShipping ? ['contact', 'delivery', 'payment'] : ['contact', 'payment']
}

/** A step as it is opened: nothing is under way in it. */
export function opened(name: CheckoutStep): OpenStep {
  return { name, activity: 'resting' }
}

/** A message of what is wrong, where there is one. */
export function problemOf(text: string | null): Said | null {
  return text === null ? null : { kind: 'problem', text }
}

/** Whether there is a billing address of its own: the buyer wants one, or nothing is delivered. */
export function isBilledElsewhere({ values, reply }: Pick<CheckoutState, 'values' | 'reply'>): boolean {
  return values.billingSame !== 'on' || !reply.cart.requiresShipping || isPickedUp({ values, reply })
}

/** Whether the buyer chose to collect the goods: no address is needed to send them. */
export function isPickedUp({ values, reply }: Pick<CheckoutState, 'values' | 'reply'>): boolean {
  return reply.cart.fulfillmentOptions.some((each) => each.isPickup && each.key === values.way)
}

/** The address in the fields. */
export function addressIn(values: CheckoutState['values'], prefix: AddressPrefix): Address {
  return addressOfForm(values, prefix, values.phone ?? '')
}

/** What the calls of a cart are addressed by. */
export function cartParams({ reply }: Pick<CheckoutState, 'reply'>): { readonly cartToken: string } {
  return { cartToken: reply.cart.cartToken }
}

/** Whether all is collected: the shop sends nothing anywhere, and has places for it. */
export function isOnlyPickedUp({ cart, countries }: Pick<CheckoutPageProps, 'cart' | 'countries'>): boolean {
  return countries.length === 0 && cart.cart.fulfillmentOptions.some((each) => each.isPickup)
}

/** What the server knows of a buyer, by the names of the fields. */
export function knownValues(props: CheckoutPageProps): Record<string, string> {
  const {
    cart: { cart },
    defaultCountry,
    errors,
    saveBox,
    knownBilling,
  } = props
  const billing = cart.billingAddress ?? knownBilling
  const isCollectedOnly = isOnlyPickedUp(props)
  const firstKey = cart.fulfillmentOptions.find((each) => each.isPickup === isCollectedOnly)?.key
  const shippingOptionKey = cart.selectedShippingOptionKey ?? firstKey ?? ''
  const known: Record<string, string> = {
    email: cart.contact?.email ?? '',
    phone: cart.contact?.phone || cart.shippingAddress?.phone || '',
    wantsNews: cart.contact?.wantsNews ? 'on' : '',
    wantsReminder: cart.contact?.wantsReminder ? 'on' : '',
    vatId: cart.contact?.vatId ?? '',
    country: defaultCountry,
    'billing.country': cart.shippingAddress?.country || defaultCountry,
    billingSame: cart.requiresShipping && !cart.billingAddress ? 'on' : '',
    shippingOptionKey,
    way: isCollectedOnly || isCollected(cart) ? shippingOptionKey : 'send',
    savesAddress: saveBox === 'ticked' ? 'on' : '',
  }
  // Without scripts a billing address of its own is asked for only after it was found missing.
  if (Object.keys(errors).some((name) => name.startsWith('billing.'))) known.billingSame = ''
  for (const name of fieldNames) {
    if (name === 'phone') continue
    if (cart.shippingAddress?.[name]) known[name] = cart.shippingAddress[name]
    if (billing?.[name]) known[`billing.${name}`] = billing[name]
  }
  return known
}
