import type { Product } from '../product.ts'
import { canRepeat } from './can-repeat.ts'

/** Whether a product can be bought to the end; the others are shown without a button, and refused at checkout. */
export function isSold(product: Pick<Product, 'type' | 'subscription' | 'digitalFiles'>): boolean {
  if (product.subscription !== null && !canRepeat(product.type)) return false
  switch (product.type) {
    case 'physical':
    case 'service':
    case 'gift-card':
    case 'paywall':
      return true
    case 'digital':
      // Without a file there is nothing to deliver.
      return (product.digitalFiles?.length ?? 0) > 0
  }
}
