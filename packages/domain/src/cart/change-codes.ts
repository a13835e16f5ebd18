import type { Cart } from './cart.ts'
import { removeGiftCard } from './change-gift-cards.ts'

/** More codes than anybody has; each is looked up whenever the cart is priced. */
const mostCodes = 10

/** The cart with a code, as it was where it has that already; null when there is no room for another. */
export function addCode(cart: Cart, code: string, nowMs: number): Cart | null {
  const { codes = [] } = cart
  if (codes.includes(code)) return cart
  return codes.length < mostCodes ? { ...cart, codes: [...codes, code], updatedAtMs: nowMs } : null
}

/** The cart without a code, or without a gift card: of those the id stands for the code, which is kept nowhere. */
export function removeCode(cart: Cart, code: string, nowMs: number): Cart {
  const { codes = [] } = cart
  if (!codes.includes(code)) return removeGiftCard(cart, code.toLowerCase(), nowMs)
  return { ...cart, codes: codes.filter((each) => each !== code), updatedAtMs: nowMs }
}
