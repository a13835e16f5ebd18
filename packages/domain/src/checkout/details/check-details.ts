import { type Breakdown, isPickup } from '../../cart/breakdown.ts'
import { checkoutText } from '../../cart/purchase-problem.ts'
import type { Address } from '../../contact/address.ts'
import { checkAddress, emptyAddress } from '../../contact/check-address.ts'
import { checkContact } from '../../contact/check-contact.ts'
import { countryCodes } from '../../contact/country-codes.ts'
import type { StoreSettings } from '../../website/store-settings.ts'
import type { BuyerDetails, FieldErrors, SentDetails } from './buyer-details.ts'
import { checkPayment } from './check-payment.ts'

/** The buyer's details in their checked form, or a text for each field that is wrong. */
export type DetailsResult =
  | { readonly ok: true; readonly details: BuyerDetails }
  | { readonly ok: false; readonly errors: FieldErrors }

interface DetailsContext {
  readonly settings: StoreSettings
  readonly nowMs: number
  readonly language: string
  /** Where it can be sent. */
  readonly countries: readonly string[]
}

/** Checks who buys a cart, where it goes and how, and what it is paid with: all that is wrong is told at once. */
export function checkDetails(
  sent: SentDetails,
  breakdown: Breakdown,
  { settings, nowMs, language, countries }: DetailsContext,
): DetailsResult {
  const isSent = breakdown.requiresShipping && !isPickup(breakdown.shipping)
  const isBilledApart = sent.billingAddress !== null || !isSent
  const contact = checkContact({ ...sent, vatId: settings.asksForVatId ? sent.vatId : '' })
  const shipping = isSent ? checkPlace('shippingAddress', sent.shippingAddress, countries) : noPlace
  const delivery = shipping.ok ? findDeliveryErrors(breakdown) : {}
  const billing = isBilledApart ? checkPlace('billingAddress', sent.billingAddress, countryCodes) : noPlace
  const payment = checkPayment(sent.payment, breakdown, { payments: settings.payments, nowMs, language })
  const isDelivered = Object.keys(delivery).length === 0
  if (!contact.ok || !shipping.ok || !isDelivered || !billing.ok || !payment.ok) {
    const results = [contact, shipping, { ok: false as const, errors: delivery }, billing, payment]
    return { ok: false, errors: Object.assign({}, ...results.map((each) => (each.ok ? {} : each.errors))) }
  }
  return {
    ok: true,
    details: {
      contact: contact.contact,
      shippingAddress: shipping.address,
      billingAddress: billing.address,
      ...payment.paid,
    },
  }
}

/** What is wrong with the choice of delivery to an address that is right. */
function findDeliveryErrors({ requiresShipping, shipping }: Breakdown): FieldErrors {
  if (!requiresShipping) return {}
  if (shipping.options.length === 0) return { 'shippingAddress.country': checkoutText.noDelivery }
  if (shipping.selectedKey === null) return { shippingOptionKey: checkoutText.selectShipping }
  return {}
}

type PlaceResult =
  | { readonly ok: true; readonly address: Address | null }
  | { readonly ok: false; readonly errors: FieldErrors }

const noPlace: PlaceResult = { ok: true, address: null }

function checkPlace(
  field: 'shippingAddress' | 'billingAddress',
  sent: Address | null,
  countries: readonly string[],
): PlaceResult {
  const checked = checkAddress(sent ?? emptyAddress, countries)
  if (checked.ok) return checked
  const errors = Object.entries(checked.errors).map(([name, text]) => [`${field}.${name}`, text])
  return { ok: false, errors: Object.fromEntries(errors) }
}
