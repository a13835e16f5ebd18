import type { Cart } from './cart.ts'

/** Whether a cart is bought by itself, as a subscription, a donation and what an owner drafted are: it is nobody's own cart, to which things are added. */
export function isApart({
  isSubscription = false,
  isDonation = false,
  agreed,
}: Pick<Cart, 'isSubscription' | 'isDonation' | 'agreed'>): boolean {
  return isSubscription || isDonation || agreed !== undefined
}
