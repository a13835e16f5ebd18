import type { Cart } from '@vitrine/domain/cart/cart'
import type { ReplyCookie } from '../http/reply/reply.ts'

const monthSeconds = 30 * 24 * 3600

/** Cookies that give visitors their cart: its token, out of reach of scripts, and the sign that there is one. */
export function cartCookies(token: string): readonly ReplyCookie[] {
  return [
    { name: 'CART', value: token, httpOnly: true, maxAgeSeconds: monthSeconds },
    { name: 'hasCart', value: 'true', maxAgeSeconds: monthSeconds },
  ]
}

/** The cookies of a visitor once a cart was bought: none of it, or the one with what came in while it was being paid. */
export function cookiesOnceBought(
  cart: Pick<Cart, 'token' | 'continuedBy'> | undefined,
  visitorToken: string | null,
): readonly ReplyCookie[] {
  // The visitor may have begun another cart meanwhile: that one stays.
  if (!cart || visitorToken !== cart.token) return []
  return cart.continuedBy === undefined ? noCartCookies : cartCookies(cart.continuedBy)
}

/** Takes the cart away: it was bought. */
export const noCartCookies: readonly ReplyCookie[] = [
  { name: 'CART', value: '', httpOnly: true, maxAgeSeconds: 0 },
  { name: 'hasCart', value: '', maxAgeSeconds: 0 },
]
