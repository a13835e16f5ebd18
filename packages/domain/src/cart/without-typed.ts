import type { Cart, CartEntry } from './cart.ts'
import { newCart } from './new-cart.ts'

/** What is in a cart, and nothing of what somebody typed for it: what those may see who know its token alone. */
export function withoutTyped(cart: Cart): Cart {
  return {
    ...cart,
    entries: cart.entries.map(entryWithoutTyped),
    contact: null,
    language: undefined,
    shippingAddress: null,
    billingAddress: null,
    shippingOptionKey: null,
    codes: undefined,
    giftCardIds: undefined,
    vatCheck: undefined,
  }
}

/** The same as a cart of its own, for a browser that came with the token of another's. */
export function copyWithoutTyped(
  cart: Cart,
  {
    id,
    token,
    newId,
    nowMs,
  }: { readonly id: string; readonly token: string; readonly newId: () => string; readonly nowMs: number },
): Cart {
  const { entries, isSubscription, isDonation } = withoutTyped(cart)
  return {
    ...newCart({ id, token, nowMs }),
    entries: entries.map((entry) => ({ ...entry, id: newId() })),
    ...(isSubscription && { isSubscription }),
    ...(isDonation && { isDonation }),
  }
}

/** An entry without what somebody typed for it. */
export function entryWithoutTyped({ gift: _, answeredFields: __, donation, ...entry }: CartEntry): CartEntry {
  return { ...entry, additionalFields: null, ...(donation && { donation: { ...donation, note: '' } }) }
}
