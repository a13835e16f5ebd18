import type { Product } from '../product.ts'

/** Whether payments under way hold units of a product. */
export function isHeld({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.some(({ stock }) => !stock.unlimited && stock.held > 0)
}

/** A product without the holds of who asks: what somebody's own payment holds does not stand in their own way. */
export function withoutOwnHolds(
  product: Product,
  own: readonly { readonly variantId: string; readonly quantity: number }[],
): Product {
  if (own.length === 0) return product
  const variants = product.variants.map((variant) => {
    const { stock } = variant
    const mine = own.find(({ variantId }) => variantId === variant.id)?.quantity ?? 0
    if (stock.unlimited || mine === 0) return variant
    return { ...variant, stock: { ...stock, held: Math.max(0, stock.held - mine) } }
  })
  return { ...product, variants }
}
