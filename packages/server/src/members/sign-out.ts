import { cartAtSignOut } from '@vitrine/domain/members/cart-at-sign-out'
import { cookiesAtSignOut } from '../cart/held/cart-cookies.ts'
import { findOwnCart } from '../cart/held/own-cart.ts'
import type { Exchange } from '../http/exchange.ts'
import type { ReplyCookie } from '../http/reply/reply.ts'
import { memberTokenHash } from '../http/visitor/member-session.ts'
import { endedSessionCookies } from './begin-member-session.ts'

type SignOutExchange = Pick<Exchange, 'store' | 'services' | 'visitor'>

/**
 * Ends the session, here and in the browser. With `clonesCart` what is in the cart goes on in a cart of its own, without the name and the
 * address that it had; else the browser has none. Of who was not signed in nothing changes.
 */
export async function signOut(
  exchange: SignOutExchange,
  clonesCart: boolean,
): Promise<readonly ReplyCookie[]> {
  const tokenHash = memberTokenHash(exchange.visitor)
  if (tokenHash === null) return []
  await exchange.store.memberSessions.remove(tokenHash)
  const cart = clonesCart ? await cloneCart(exchange) : null
  return [...endedSessionCookies(), ...cookiesAtSignOut(cart, exchange.visitor)]
}

/** Returns the token of the new cart; null where there is nothing to go on with. */
async function cloneCart(exchange: SignOutExchange): Promise<string | null> {
  const { store, services } = exchange
  const { cart } = await findOwnCart(exchange)
  if (!cart || cart.orderId !== null || cart.agreed || cart.entries.length === 0) return null
  const { newId, newToken, clock } = services
  const clone = cartAtSignOut(cart, { id: newId(), token: newToken(30), newId, nowMs: clock() })
  await store.carts.save(clone)
  return clone.token
}
