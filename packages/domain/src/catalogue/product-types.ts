import type { ProductType } from './product.ts'

/** Numbers of the product types in page data (specification, section 3). */
export const productTypeNumbers: Readonly<Record<ProductType, number>> = {
  physical: 1,
  digital: 2,
  service: 3,
  'gift-card': 4,
  paywall: 5,
}

/** Names of the product types in the v3 calls. */
export const productTypeNames: Readonly<Record<ProductType, string>> = {
  physical: 'PHYSICAL',
  digital: 'DIGITAL',
  service: 'SERVICE',
  'gift-card': 'GIFT_CARD',
  paywall: 'PAYWALL',
}

const stockedTypes: readonly ProductType[] = ['physical', 'service']

/** Whether a product is made of stock; the others never run out. */
export function isStocked(type: ProductType): boolean {
  return stockedTypes.includes(type)
}

/** The numbers of the types that are made of stock. */
export const stockedTypeNumbers: readonly number[] = stockedTypes.map((type) => productTypeNumbers[type])
