import type { Product } from '../product.ts'

/**
 * Whether something is bought in the shop alone: a gift card is issued at its own value, and a subscription asks its buyer for consent to
 * renewals.
 */
export function isSoldApart({ type, subscription }: Pick<Product, 'type' | 'subscription'>): boolean {
  return type === 'gift-card' || subscription !== null
}
