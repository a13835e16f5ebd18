import type { Cart } from '../cart/cart.ts'
import { newCart } from '../cart/new-cart.ts'
import { entryWithoutTyped } from '../cart/without-typed.ts'

/** The cart that goes on when somebody signs out: what is in it, and nothing of whom it was for. What a form wants is asked for again. */
export function cartAtSignOut(
  cart: Cart,
  {
    id,
    token,
    newId,
    nowMs,
  }: { readonly id: string; readonly token: string; readonly newId: () => string; readonly nowMs: number },
): Cart {
  const entries = cart.entries.map((entry) => ({ ...entryWithoutTyped(entry), id: newId() }))
  return { ...newCart({ id, token, nowMs }), entries }
}
