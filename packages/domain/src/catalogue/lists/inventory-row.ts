import type { ListCell } from '../../lists/csv.ts'
import { choiceName } from '../choose-variant.ts'
import { imageUrlOf } from '../present-image.ts'
import { presentStock } from '../present-product.ts'
import { currentPriceCents } from '../price.ts'
import type { Product, Variant } from '../product.ts'
import { isStocked } from '../product-types.ts'
import { isSoldApart } from '../sale/is-sold-apart.ts'
import { availableQuantity } from '../stock.ts'

/** A variant, and whose it is. */
export interface ListedVariant {
  readonly product: Product
  readonly variant: Variant
}

/** A variant in the inventory; `availableQuantity` is null without an end. */
export function presentInventoryRow({ product, variant }: ListedVariant) {
  const available = availableQuantity(product.type, variant.stock)
  return {
    id: variant.id,
    productId: product.id,
    title: product.title,
    variantName: choiceName(product, variant),
    sku: variant.sku,
    imageUrl: imageUrlOf(product, variant),
    priceCents: currentPriceCents(product.type, variant),
    isVisible: product.isVisible,
    isCounted: isStocked(product.type),
    isSoldApart: isSoldApart(product),
    stock: presentStock(variant.stock),
    availableQuantity: Number.isFinite(available) ? available : null,
  }
}

/** What stands in a column of the inventory. */
export function inventoryCell(
  row: ReturnType<typeof presentInventoryRow>,
  key: string,
  currency: string,
): ListCell {
  switch (key) {
    case 'name':
      return row.title
    case 'variant':
      return row.variantName
    case 'sku':
      return row.sku
    case 'onHand':
      return !row.isCounted || row.stock.unlimited ? 'unlimited' : row.stock.onHand
    case 'held':
      return row.stock.unlimited ? 0 : row.stock.held
    case 'stock':
      return row.availableQuantity ?? 'unlimited'
    case 'price':
      return { cents: row.priceCents, currency }
    case 'visible':
      return row.isVisible
    default:
      return null
  }
}
