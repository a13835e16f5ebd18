import { applyGridRows } from '@vitrine/domain/catalogue/grid/apply-grid-rows'
import { refusedRows } from '@vitrine/domain/catalogue/grid/grid-errors'
import type { GridOutcome, GridRow } from '@vitrine/domain/catalogue/grid/grid-row'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { SiteTables } from '@vitrine/store/store'
import { type Saving, saveProduct } from '../save-product.ts'

/** What became of each row, in the order given, and the products concerned as they stand now. */
export interface SavedGrid {
  readonly outcomes: readonly GridOutcome[]
  readonly products: readonly Product[]
}

/** How rows are saved, and what follows each product that was changed before the next one is. */
export type GridSaving = Omit<Saving, 'known'> & {
  readonly onSaved: (product: Product) => Promise<void>
}

/** Saves rows of the grid within a transaction, product by product. Who calls has the pages rendered again. */
export async function saveGrid(
  tables: SiteTables,
  rows: readonly GridRow[],
  { onSaved, ...saving }: GridSaving,
): Promise<SavedGrid> {
  const outcomes: GridOutcome[] = rows.map(() => ({ outcome: 'gone' }))
  const products: Product[] = []
  for (const [productId, places] of placesByProduct(rows)) {
    const product = await tables.products.lock(productId)
    if (!product) continue
    const own = places.map((place) => rows[place]).filter((row) => row !== undefined)
    const { results, saved } = await saveRows(tables, product, own, saving)
    for (const [index, place] of places.entries()) outcomes[place] = results[index] ?? { outcome: 'gone' }
    products.push(saved ?? product)
    if (saved) await onSaved(saved)
  }
  return { outcomes, products }
}

async function saveRows(
  tables: SiteTables,
  product: Product,
  rows: readonly GridRow[],
  saving: Omit<Saving, 'known'>,
): Promise<{ results: readonly GridOutcome[]; saved: Product | null }> {
  const { input, kept, isChanged } = applyGridRows(product, rows)
  const results = rows.map((_, place): GridOutcome => kept.get(place) ?? { outcome: 'saved' })
  if (kept.size === rows.length || !isChanged) return { results, saved: null }
  const result = await saveProduct(tables, input, { ...saving, known: product })
  if (result.ok) return { results, saved: result.product }
  const variantIds = product.variants.map((each) => each.id)
  const refused = refusedRows(rows, result.errors, variantIds)
  return {
    results: rows.map((_, place) => kept.get(place) ?? refused[place] ?? { outcome: 'gone' }),
    saved: null,
  }
}

function placesByProduct(rows: readonly GridRow[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { productId }] of rows.entries()) {
    const known = places.get(productId)
    if (known) known.push(place)
    else places.set(productId, [place])
  }
  return places
}
