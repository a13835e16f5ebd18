import type { Address } from '../contact/address.ts'
import { addressFormat } from '../contact/country-formats.ts'
import { isPickedUp, type PickupChoice } from './is-picked-up.ts'

/** What decides whether the amounts of a cart can be known yet. */
export interface AddressedCart extends PickupChoice {
  readonly requiresShipping: boolean
  readonly taxIsIncluded: boolean
  /** Nothing is taxed of what is given. */
  readonly isDonation?: boolean | undefined
  readonly shippingAddress?: Partial<Address> | undefined
  readonly billingAddress?: Partial<Address> | undefined
}

/** What is said in place of an amount that is not known yet. */
export const amountComesLaterText = 'Calculated at the next step'

/** The same in the step that asks where it goes. */
const amountByAddressText = 'Calculated from your address'

/** The same in the last step, which asks for the address that the tax hangs on. */
const amountByBillText = 'Calculated from your billing address'

/** The same once it is known where it goes, and how it goes is to be chosen. */
const amountByDeliveryText = 'Calculated from the delivery you choose'

/** What is said in a step in place of an amount that is not known yet: what it hangs on. */
export function laterTextIn(step: 'contact' | 'delivery' | 'payment', cart: AddressedCart): string {
  if (step === 'contact') return amountComesLaterText
  if (!knownAmounts(cart).shipping && isTaxPlaceKnown(cart)) return amountByDeliveryText
  return step === 'delivery' ? amountByAddressText : amountByBillText
}

/** Which amounts are final as far as the visitor has said where everything goes; the others would be shown too low. */
export function knownAmounts(cart: AddressedCart): {
  readonly shipping: boolean
  readonly tax: boolean
  readonly total: boolean
} {
  const shipping = !cart.requiresShipping || cart.selectedShippingOptionKey !== undefined
  const tax = cart.taxIsIncluded || cart.isDonation === true || isTaxPlaceKnown(cart)
  return { shipping, tax, total: shipping && tax }
}

/** Whether it is known where a cart is taxed: before that, nobody can tell the tax that its prices include, either. */
export function isTaxPlaceKnown(cart: AddressedCart): boolean {
  const { requiresShipping, shippingAddress, billingAddress } = cart
  // Goods are taxed where they go, what is not sent where it is billed.
  const destination = requiresShipping ? shippingAddress : (billingAddress ?? shippingAddress)
  return isPickedUp(cart) || isTaxable(destination)
}

/** Whether taxes are known for an address: by its country, and its region where the country asks for one. */
function isTaxable(address: Partial<Address> | undefined): boolean {
  if (!address?.country) return false
  return !addressFormat(address.country).required.includes('region') || Boolean(address.region)
}
