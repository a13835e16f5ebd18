import { choiceName } from '../choose-variant.ts'
import type { Product, Variant } from '../product.ts'
import { cellsOf } from './apply-grid-rows.ts'
import { type GridCells, variantFields } from './grid-row.ts'

/** Shows a product in the grid: one row with its only variant, or its own row with those of its variants behind it. */
export function gridRowsOf(product: Product) {
  const [only] = product.variants
  if (product.variants.length === 1 && only) return [rowOf(product, only, cellsOf(product, only))]
  return [
    rowOf(product, null, cellsOf(product, undefined)),
    ...product.variants.map((each) => variantRow(product, each)),
  ]
}

function variantRow(product: Product, variant: Variant) {
  const cells = cellsOf(product, variant)
  return rowOf(product, variant, Object.fromEntries(variantFields.map((field) => [field, cells[field]])))
}

function rowOf(product: Product, variant: Variant | null, cells: GridCells) {
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    name: variant ? choiceName(product, variant) : '',
    held: variant && !variant.stock.unlimited ? variant.stock.held : 0,
    cells,
  }
}
