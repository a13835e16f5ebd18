import { changePrice, type PriceChange } from '../grid/change-price.ts'
import type { GridCells, GridRow } from '../grid/grid-row.ts'
import type { Product, Variant } from '../product.ts'

/** A sum upon a price, and what the result ends in, such as .95; null leaves it as it comes. */
export interface PriceSum {
  readonly change: Exclude<PriceChange, { readonly kind: 'ending' }>
  readonly ending: Extract<PriceChange, { readonly kind: 'ending' }> | null
}

/** What is done to many products at once. */
export type ProductChange =
  | { readonly kind: 'visibility'; readonly isVisible: boolean }
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'prices'; readonly sum: PriceSum }
  /** Null ends the sale. */
  | { readonly kind: 'sale'; readonly sum: PriceSum | null }

/** What a change comes to for a product, as rows of the grid: none where it is so already. */
export function rowsOfChange(product: Product, change: ProductChange): readonly GridRow[] {
  switch (change.kind) {
    case 'visibility':
      return visibilityRow(product, change.isVisible)
    case 'tags':
      return rowOf(product, null, { tags: product.tags }, { tags: tagsAfter(product.tags, change) })
    case 'prices':
      return product.variants.flatMap((variant) => {
        const { priceCents } = variant
        return rowOf(product, variant, { priceCents }, { priceCents: priceAfter(priceCents, change.sum) })
      })
    case 'sale':
      return product.variants.flatMap((variant) => saleRow(product, variant, change.sum))
  }
}

/** Rows that take others back: refused where somebody has changed their fields since. */
export function reversedRows(rows: readonly GridRow[]): readonly GridRow[] {
  return rows.map(({ was, is, ...row }) => ({ ...row, was: is, is: was }))
}

/** Said of a product whose sale price would not be lower. */
export const saleNotLowerText = 'The sale price would not be lower than the price.'

/** Whether a sale is one: the sale prices are lower. */
export function isLower(product: Product, rows: readonly GridRow[]): boolean {
  return rows.every(({ variantId, is }) => {
    const variant = product.variants.find(({ id }) => id === variantId)
    const isSale = variant !== undefined && is.isOnSale === true
    return !isSale || (is.salePriceCents ?? variant.salePriceCents) < variant.priceCents
  })
}

/** What is planned goes with what is done now, and comes back with it. */
function visibilityRow(product: Product, isVisible: boolean): readonly GridRow[] {
  const was = { isVisible: product.isVisible, publishFromMs: product.publishFromMs ?? null }
  return rowOf(product, null, was, { isVisible, publishFromMs: null })
}

/** The same with a sale. One that runs and gets another price ends when it was to end. */
function saleRow(product: Product, variant: Variant, sum: PriceSum | null): readonly GridRow[] {
  const { isOnSale, salePriceCents, priceCents, saleFromMs = null, saleUntilMs = null } = variant
  const planned = { saleFromMs, saleUntilMs }
  if (sum === null) return rowOf(product, variant, { isOnSale, ...planned }, { isOnSale: false, ...noTimes })
  const onSale = { isOnSale: true, salePriceCents: priceAfter(priceCents, sum) }
  const times = isOnSale ? planned : noTimes
  return rowOf(product, variant, { isOnSale, salePriceCents, ...planned }, { ...onSale, ...times })
}

const noTimes = { saleFromMs: null, saleUntilMs: null }

function rowOf({ id }: Product, variant: Variant | null, was: GridCells, is: GridCells): readonly GridRow[] {
  const isSame = JSON.stringify(was) === JSON.stringify(is)
  return isSame ? [] : [{ productId: id, variantId: variant?.id ?? null, was, is }]
}

function priceAfter(cents: number, { change, ending }: PriceSum): number {
  const changed = changePrice(cents, change)
  return ending === null ? changed : changePrice(changed, ending)
}

/** Tags are the same in any case; a tag that is there already keeps how it is written. */
function tagsAfter(
  tags: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): readonly string[] {
  const gone = new Set(remove.map(keyOf))
  const kept = tags.filter((tag) => !gone.has(keyOf(tag)))
  const known = new Set(kept.map(keyOf))
  return [...kept, ...add.map((tag) => tag.trim()).filter((tag) => tag !== '' && !known.has(keyOf(tag)))]
}

const keyOf = (tag: string) => tag.trim().toLowerCase()
