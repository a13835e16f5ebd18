import type { Exchange } from '../../http/exchange.ts'
import { type Redirect, type ReplyCookie, redirect } from '../../http/reply/reply.ts'
import { cartCookies } from '../held/cart-cookies.ts'
import type { AddOutcome } from './add-to-cart.ts'

type Added = Extract<AddOutcome, { readonly ok: true }>

/** The cookies of a cart to which something was added: those that give it to the browser, where it is a new one. */
export function cookiesOfAdded(
  { cart, isNewCart }: Pick<Added, 'cart' | 'isNewCart'>,
  visitor: Exchange['visitor'],
): readonly ReplyCookie[] {
  return isNewCart ? cartCookies(cart.token, visitor) : []
}

/** Leads on after a plain form added something: to the cart, or to the checkout where that is express. */
export function leadOnWith(added: Added, { site, visitor }: Pick<Exchange, 'site' | 'visitor'>): Redirect {
  const next = site.store.isExpressCheckout ? `/checkout?cartToken=${added.cart.token}` : '/cart'
  return redirect(next, { cookies: cookiesOfAdded(added, visitor) })
}
