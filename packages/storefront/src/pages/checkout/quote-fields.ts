import type { CheckoutState } from './checkout-state.ts'

/** The fields of an address that its rates hang on. */
export const affectsRates = ['country', 'region', 'postalCode', 'city', 'line1'] as const

/** The fields of the bill that the tax of what is not sent hangs on. */
const affectsTax = ['billing.country', 'billing.region', 'billing.postalCode']

/** The fields of which each change asks anew what the cart comes to. */
export function quoteFields(state: Pick<CheckoutState, 'reply'>): readonly string[] {
  if (state.reply.cart.requiresShipping) return affectsRates
  return isTaxedWhereBilled(state) ? affectsTax : []
}

/** Whether the tax hangs on the address of the bill, which the last step asks for. */
export function isTaxedWhereBilled({ reply }: Pick<CheckoutState, 'reply'>): boolean {
  const { requiresShipping, isDonation } = reply.cart
  return !requiresShipping && !isDonation
}
