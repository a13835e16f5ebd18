import type { CartReply } from '@vitrine/contract/cart/page-props'
import type { CheckoutPageProps, CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { type AddressPrefix, addressOfForm } from '@vitrine/domain/checkout/checkout-form'
import type { Consent } from '@vitrine/domain/checkout/consents/missing-consents'
import { isPickedUp as isCollected } from '@vitrine/domain/checkout/is-picked-up'
import type { Address } from '@vitrine/domain/contact/address'
import { fieldNames } from '@vitrine/domain/contact/check-address'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { BegunPayment, CardForm } from './card-form/card-form.ts'
import type { ShopsFormPart } from './shops-form/shops-form-part.ts'

/** What the checkout shows. */
export interface CheckoutState {
  readonly reply: CartReply
  /** Whether this is the visitor's own cart, which another takes the place of after a sign-out. */
  readonly isOwnCart: boolean
  readonly step: CheckoutStep
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
  /** Message that belongs to no field. */
  readonly problem: string | null
  /** What is to be done next, where the page came with it: nothing was wrong. */
  readonly notice: string | null
  /** Grows with each refusal, so that the error summary takes the focus again. */
  readonly round: number
  readonly activity: 'resting' | 'saving' | 'quoting'
  readonly payment:
    | 'idle'
    | 'placing'
    | 'confirmation'
    | 'waiting'
    | 'declined'
    | 'timed-out'
    | 'refused'
    | 'placed'
  /** Why the buyer has to wait, while they do. */
  readonly waiting: string | null
  readonly confirmation: { readonly paymentId: string; readonly message: string } | null
  /** The attempt to pay: its UUID, and what was last sent under it. */
  readonly attempt: { readonly key: string; readonly sent: string | null }
  /** The card form that a service drew into the page; null: none is there, and its own page is used. */
  readonly cardForm: CardForm | null
  /** A payment that the server began for the card form, with the order that it is for. */
  readonly begun: (BegunPayment & { readonly sent: string }) | null
  /** Whether scripts have taken over; before that each step is a plain form. */
  readonly isAwake: boolean
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
    step: props.step === 'delivery' && !props.cart.cart.requiresShipping ? 'payment' : props.step,
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
    problem: props.problem,
    notice: props.notice ?? null,
    round: isRefused ? 1 : 0,
    activity: 'resting',
    payment: props.confirmation ? 'confirmation' : props.waiting ? 'waiting' : 'idle',
    waiting: props.waiting ?? null,
    confirmation: props.confirmation,
    attempt: { key: props.attemptKey, sent: null },
    cardForm: null,
    begun: null,
    isAwake: false,
  }
}

/** The steps of this cart: nothing is delivered where nothing is sent. */
export function stepsOf({ reply }: Pick<CheckoutState, 'reply'>): readonly CheckoutStep[] {
  return reply.cart.requiresShipping ? ['contact', 'delivery', 'payment'] : ['contact', 'payment']
}

/** Whether nothing may be changed: an order is being placed, is placed, or waits for its money. */
export function isBusyPlacing({ payment }: Pick<CheckoutState, 'payment'>): boolean {
  return ['placing', 'confirmation', 'waiting', 'placed'].includes(payment)
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
    gateways,
    errors,
    saveBox,
  } = props
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
    gateway: gateways[0]?.key ?? '',
    savesAddress: saveBox === 'ticked' ? 'on' : '',
  }
  // Without scripts a billing address of its own is asked for only after it was found missing.
  if (Object.keys(errors).some((name) => name.startsWith('billing.'))) known.billingSame = ''
  for (const name of fieldNames) {
    if (name === 'phone') continue
    if (cart.shippingAddress?.[name]) known[name] = cart.shippingAddress[name]
    if (cart.billingAddress?.[name]) known[`billing.${name}`] = cart.billingAddress[name]
  }
  return known
}
