import type { Cart, CartEntry } from './cart.ts'
import { isApart } from './is-apart.ts'
import { newCart } from './new-cart.ts'

/** What the cart of what is left is made of. */
interface Left {
  readonly id: string
  readonly token: string
  readonly nowMs: number
  readonly orderId: string
}

/**
 * The cart of what came into a cart after its order was drafted, which the order does not hold: of what was there already, as many as were
 * added. Codes and gift cards stay with the order that they were typed for. null where nothing came in.
 */
export function leftInCart(
  cart: Cart,
  bought: readonly { readonly id: string; readonly quantity: number }[],
  { orderId, ...begun }: Left,
): Cart | null {
  if (isApart(cart)) return null
  const entries = cart.entries.flatMap((entry): CartEntry[] => {
    const quantity = entry.quantity - (bought.find(({ id }) => id === entry.id)?.quantity ?? 0)
    return quantity > 0 ? [{ ...entry, quantity }] : []
  })
  if (entries.length === 0) return null
  const { language, shippingAddress, billingAddress, shippingOptionKey, vatCheck } = cart
  // They agreed to be reminded of the cart that they bought.
  const contact = cart.contact && { ...cart.contact, wantsReminder: undefined }
  const known = { contact, language, shippingAddress, billingAddress, shippingOptionKey, vatCheck }
  return { ...newCart(begun), ...known, entries, leftOf: orderId }
}
