import type { Cart } from '@vitrine/domain/cart/cart'
import type { ReplyCookie } from '../../http/reply/reply.ts'
import type { HeldCarts } from '../../http/visitor/held-carts.ts'

const monthSeconds = 30 * 24 * 3600

/** Cookies that give visitors their cart: its token and its key, out of reach of scripts, and the sign that there is one. */
export function cartCookies(token: string, { giving }: Pick<HeldCarts, 'giving'>): readonly ReplyCookie[] {
  return [...ownCartCookies(token), ...giving(token).cookies]
}

/** Cookies of who signed out: the cart that goes on, if one does, and no other. */
export function cookiesAtSignOut(
  token: string | null,
  { holdingOnly }: Pick<HeldCarts, 'holdingOnly'>,
): readonly ReplyCookie[] {
  return [...(token === null ? noCartCookies : ownCartCookies(token)), ...holdingOnly(token)]
}

/** The cookies of a visitor once a cart was bought: none of it, or the one with what came in while it was being paid. */
export function cookiesOnceBought(
  cart: Pick<Cart, 'token' | 'continuedBy'> | undefined,
  visitor: Pick<HeldCarts, 'cartToken' | 'giving'>,
): readonly ReplyCookie[] {
  // The visitor may have begun another cart meanwhile: that one stays.
  if (!cart || visitor.cartToken !== cart.token) return []
  return cart.continuedBy === undefined ? noCartCookies : cartCookies(cart.continuedBy, visitor)
}

function ownCartCookies(token: string): readonly ReplyCookie[] {
  return [
    { name: 'CART', value: token, httpOnly: true, maxAgeSeconds: monthSeconds },
    { name: 'hasCart', value: 'true', maxAgeSeconds: monthSeconds },
  ]
}

/** Takes the cart away: it was bought. Its key stays, for whoever presses the button again. */
const noCartCookies: readonly ReplyCookie[] = [
  { name: 'CART', value: '', httpOnly: true, maxAgeSeconds: 0 },
  { name: 'hasCart', value: '', maxAgeSeconds: 0 },
]
