import { subscribePath } from '@vitrine/domain/subscriptions/subscribe-path'
import type { Exchange } from '../http/exchange.ts'
import { type Redirect, redirect } from '../http/reply/reply.ts'
import type { AddRefusal, AddRequest } from './adding/check-addition.ts'
import { beginSubscriptionCart } from './begin-subscription-cart.ts'

/** Takes a plain form of a product that comes again and again: on to the page of its subscription. `null`: it comes once. */
export async function subscribeByForm(
  exchange: Pick<Exchange, 'store' | 'site' | 'services' | 'visitor'>,
  request: Omit<AddRequest, 'cartToken'>,
): Promise<Redirect | AddRefusal | null> {
  const { store, site, services, visitor } = exchange
  const product = await store.products.find(request.itemId)
  if (!product?.isVisible || product.subscription === null) return null
  const begun = await beginSubscriptionCart(store, request, { site, services })
  if (!begun.ok) return begun
  return redirect(subscribePath(begun.cart.token), { cookies: visitor.giving(begun.cart.token).cookies })
}
