import type { Product, ProductType, Stock } from './product.ts'
import { isStocked } from './product-types.ts'

/** Units that a visitor may still buy; Infinity when there is no end to them. */
export function availableQuantity(type: ProductType, stock: Stock): number {
  if (!isStocked(type) || stock.unlimited) return Number.POSITIVE_INFINITY
  return Math.max(0, stock.onHand - stock.held)
}

/** Whether so many units can be bought now. */
export function canSupply(type: ProductType, stock: Stock, quantity: number): boolean {
  return quantity <= availableQuantity(type, stock)
}

/** Units of all variants together; effectively unlimited for digital items, gift cards and unlimited variants. */
export function totalStock(product: Pick<Product, 'type' | 'variants'>): number {
  return product.variants.reduce((sum, each) => sum + availableQuantity(product.type, each.stock), 0)
}

/** Whether nothing is left: physical and service products only (specification, section 4). */
export function isSoldOut(product: Pick<Product, 'type' | 'variants'>): boolean {
  if (!isStocked(product.type)) return false
  return product.variants.every((each) => availableQuantity(product.type, each.stock) === 0)
}

/** From how many pieces down a product runs low, for its owner. */
export const lowStockMost = 5
