import type { Cart } from '@vitrine/domain/cart/cart'
import { isApart } from '@vitrine/domain/cart/is-apart'
import { copyWithoutTyped } from '@vitrine/domain/cart/without-typed'
import type { Exchange } from '../../http/exchange.ts'
import { type Redirect, redirect } from '../../http/reply/reply.ts'
import { checkoutPath } from '../checkout-path.ts'
import { countNewCart } from '../count-new-cart.ts'
import { findCart } from '../find-cart.ts'
import { cartCookies } from './cart-cookies.ts'

/** Says in the address that leads to a copy that it is one: browsers that keep no cookies are led in no circle. The others are led on to the address without it. */
export const copied = 'yes'

/**
 * Leads a browser that came with the token of a cart which it was not given to a copy of it: whoever made the first may wait for what is
 * typed into it, and whoever sees its address is not to read it. A cart with something in it that the browser has already stays its own.
 */
export async function leadToCopy(
  { store, services, visitor }: Pick<Exchange, 'store' | 'services' | 'visitor'>,
  cart: Cart,
): Promise<Redirect> {
  // What was bought, and what an owner drafted, which has a link of its own, is not bought by others.
  if (cart.orderId !== null || cart.agreed) return redirect('/cart')
  const { newId, newToken, clock } = services
  const stamp = { id: newId(), token: newToken(30), newId, nowMs: clock() }
  const copy = await store.transaction(async (tables) => {
    if (await countNewCart(tables, visitor, services)) return null
    const made = copyWithoutTyped(cart, stamp)
    await tables.carts.save(made)
    return made
  })
  if (copy === null) return redirect('/cart?problem=too-many-carts')
  const own = await findCart(store, visitor.cartToken)
  const isOwn = !isApart(copy) && (own === undefined || own.orderId !== null || own.entries.length === 0)
  const cookies = isOwn ? cartCookies(copy.token, visitor) : visitor.giving(copy.token).cookies
  return redirect(`${checkoutPath(copy)}&copied=${copied}`, { cookies })
}
