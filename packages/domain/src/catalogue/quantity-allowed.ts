import type { Product } from './product.ts'
import { totalStock } from './stock.ts'

/**
 * Whether a visitor may choose how many: physical, or a service of which several are allowed; not a subscription; more than one
 * in stock (specification, section 5).
 */
export function quantityAllowed(
  product: Pick<Product, 'type' | 'variants' | 'subscription'>,
  rules: { readonly allowsSeveralServices: boolean },
): boolean {
  if (product.subscription !== null) return false
  const isCountable =
    product.type === 'physical' || (product.type === 'service' && rules.allowsSeveralServices)
  return isCountable && totalStock(product) > 1
}
