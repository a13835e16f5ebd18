import type { Cart } from '@vitrine/domain/cart/cart'
import { subscribePath } from '@vitrine/domain/subscriptions/subscribe-path'

/** Where a cart is bought. */
export function checkoutPath({ token, isSubscription }: Pick<Cart, 'token' | 'isSubscription'>): string {
  return isSubscription ? subscribePath(token) : `/checkout?cartToken=${encodeURIComponent(token)}`
}
