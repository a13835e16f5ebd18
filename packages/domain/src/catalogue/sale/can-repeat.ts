import type { ProductType } from '../product.ts'

/** Whether a kind of product can come again and again: goods and services (specification, section 5), and access for members. */
export function canRepeat(type: ProductType): boolean {
  return type === 'physical' || type === 'service' || type === 'paywall'
}
