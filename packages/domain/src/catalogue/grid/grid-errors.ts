import type { ProductErrors } from '../product-problems.ts'
import {
  type GridField,
  type GridOutcome,
  type GridRow,
  otherRowWrongText,
  productFields,
} from './grid-row.ts'

/** What is wrong with each row of a product that was refused: errors by path of the input, laid upon the rows that they are of. */
export function refusedRows(
  rows: readonly GridRow[],
  errors: ProductErrors,
  variantIds: readonly string[],
): readonly GridOutcome[] {
  const [first] = Object.entries(errors)
  const perRow = rows.map((row) => errorsOf(row, errors, variantIds.indexOf(row.variantId ?? '')))
  const isSaid = perRow.some((each) => Object.keys(each).length > 0)
  return rows.map((row, place) => {
    const own = perRow[place] ?? {}
    if (Object.keys(own).length > 0) return { outcome: 'refused', errors: own }
    // What is wrong elsewhere in the product is told by the first field that was changed.
    const text = isSaid ? otherRowWrongText : (first?.[1] ?? otherRowWrongText)
    return { outcome: 'refused', errors: { [firstField(row)]: text } }
  })
}

type RowErrors = Partial<Record<GridField, string>>

function errorsOf({ is }: GridRow, errors: ProductErrors, index: number): RowErrors {
  const own: RowErrors = {}
  for (const [path, text] of Object.entries(errors)) {
    const field = fieldOf(path, index)
    if (field && is[field] !== undefined) own[field] = text
  }
  // A price below the sale price is told at the sale price, whichever of the two was changed.
  const sale = errors[`variants.${index}.salePriceCents`]
  if (sale !== undefined && own.salePriceCents === undefined && is.priceCents !== undefined)
    own.priceCents = sale
  return own
}

function fieldOf(path: string, index: number): GridField | undefined {
  const prefix = `variants.${index}.`
  if (!path.startsWith('variants.')) return productFields.find((field) => field === path)
  if (!path.startsWith(prefix)) return undefined
  const rest = path.slice(prefix.length)
  return (['sku', 'priceCents', 'salePriceCents', 'saleUntilMs', 'weightGrams'] as const).find(
    (field) => field === rest,
  )
}

function firstField({ is }: GridRow): GridField {
  return (Object.keys(is) as GridField[])[0] ?? 'title'
}
