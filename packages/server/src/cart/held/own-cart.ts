import type { Cart } from '@vitrine/domain/cart/cart'
import type { Exchange } from '../../http/exchange.ts'
import type { ReplyCookie } from '../../http/reply/reply.ts'
import type { HeldToken } from '../../http/visitor/held-carts.ts'
import { findCart } from '../find-cart.ts'
import { cartCookies } from './cart-cookies.ts'

/** The cart that a visitor has by now. */
export interface OwnCart {
  readonly cart: Cart | undefined
  readonly token: HeldToken | null
  /** What gives it to a browser that has the bought one before it; each reply about it carries them. */
  readonly cookies: readonly ReplyCookie[]
}

/** Finds the visitor's own cart: where it was bought, the one with what came in while it was being paid. */
export async function findOwnCart({ store, visitor }: Pick<Exchange, 'store' | 'visitor'>): Promise<OwnCart> {
  const cart = await findCart(store, visitor.cartToken)
  if (!cart || cart.token === visitor.cartToken) return { cart, token: visitor.cartToken, cookies: [] }
  return { cart, token: visitor.giving(cart.token).token, cookies: cartCookies(cart.token, visitor) }
}
