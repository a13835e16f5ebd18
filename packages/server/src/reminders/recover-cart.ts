import type { Cart } from '@vitrine/domain/cart/cart'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { cartAtSignOut } from '@vitrine/domain/members/cart-at-sign-out'
import type { SiteStore } from '@vitrine/store/store'
import { countNewCart } from '../cart/count-new-cart.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Services } from '../services/services.ts'

/** The cart that a browser has by the link of a reminder; null where there is none any more. */
type Recovered = { readonly token: string } | { readonly retryAfterMs: number } | null

/**
 * Gives a browser what is in the cart of a reminder. The browser that left it has it still; any other gets a cart of its own, without name
 * and address: whoever filled the first one may be a stranger who typed the reader's address, and knows its token.
 */
export async function recoverCart(
  store: SiteStore,
  reminder: CartReminder,
  { visitor, services }: RecoverExchange,
): Promise<Recovered> {
  const cart = await store.carts.findByToken(reminder.cartToken)
  if (!cart || cart.orderId !== null || reminder.state === 'recovered') return null
  const own = visitor.cartToken === null ? undefined : await store.carts.findByToken(visitor.cartToken)
  if (own && (own.id === cart.id || (own.reminderId === reminder.id && own.orderId === null)))
    return { token: own.token }
  return store.transaction(async (tables) => {
    const tooMany = await countNewCart(tables, { address: visitor.address }, services)
    if (tooMany) return { retryAfterMs: tooMany.retryAfterMs }
    const { newId, newToken, clock } = services
    const stamp = { id: newId(), token: newToken(30), newId, nowMs: clock() }
    const taken: Cart = { ...cartAtSignOut(cart, stamp), codes: cart.codes, reminderId: reminder.id }
    await tables.carts.save(taken)
    return { token: taken.token }
  })
}

interface RecoverExchange {
  readonly visitor: Pick<Exchange['visitor'], 'cartToken' | 'address'>
  readonly services: Services
}
