import type { Product, Stock, Variant } from '../product.ts'
import type { ProductInput, VariantInput } from '../product-input.ts'
import { isStocked } from '../product-types.ts'
import { type GridCells, type GridField, type GridOutcome, type GridRow, variantFields } from './grid-row.ts'

/** A product with its rows written in, and which of them were not. */
export interface AppliedRows {
  readonly input: ProductInput
  /** By the place of the row in what was given; those that stand in `input` are left out. */
  readonly kept: ReadonlyMap<number, GridOutcome>
  /** Whether `input` is anything else than the product as it is. */
  readonly isChanged: boolean
}

/** Writes rows of the grid into their product. A row is written whole or not at all: not where somebody else changed one of its fields. */
export function applyGridRows(product: Product, rows: readonly GridRow[]): AppliedRows {
  const kept = new Map<number, GridOutcome>()
  const before: ProductInput = { ...product, variants: product.variants.map(withoutStock) }
  let input = before
  for (const [place, row] of rows.entries()) {
    const index = product.variants.findIndex((each) => each.id === row.variantId)
    const variant = product.variants[index]
    if (!variant && (row.variantId !== null || asksForVariant(row))) {
      kept.set(place, { outcome: 'gone' })
      continue
    }
    const now = cellsOf(product, variant)
    const fields = clashes(now, row)
    if (fields.length > 0) kept.set(place, { outcome: 'clash', fields })
    else input = written(input, counted(now, row.is), index)
  }
  return { input, kept, isChanged: JSON.stringify(input) !== JSON.stringify(before) }
}

/** What the grid shows of a product, and of a variant. */
export function cellsOf(product: Product, variant: Variant | undefined): GridCells {
  const { title, urlId, isVisible, publishFromMs = null, isFeatured, categories, tags } = product
  const own = { title, urlId, isVisible, publishFromMs, isFeatured, categories, tags }
  if (!variant) return own
  const { sku, priceCents, salePriceCents, isOnSale, weightGrams, stock } = variant
  const { saleFromMs = null, saleUntilMs = null } = variant
  const sale = { salePriceCents, isOnSale, saleFromMs, saleUntilMs }
  return { ...own, sku, priceCents, ...sale, weightGrams, onHand: onHandOf(product, stock) }
}

/** What is no thing on a shelf, such as a gift card, is never out. */
function onHandOf({ type }: Pick<Product, 'type'>, stock: Stock): number | null {
  return stock.unlimited || !isStocked(type) ? null : stock.onHand
}

const asksForVariant = ({ is }: GridRow) => variantFields.some((field) => is[field] !== undefined)

/** A field that somebody else set to the same is no clash. */
function clashes(now: GridCells, { was, is }: GridRow): readonly GridField[] {
  return changedFields(is).filter(
    (field) => !isSame(now[field], was[field]) && !isSame(now[field], is[field]),
  )
}

function changedFields(cells: GridCells): readonly GridField[] {
  return (Object.keys(cells) as GridField[]).filter((field) => cells[field] !== undefined)
}

/** Stock that is counted as it stands is left as it is. */
function counted(now: GridCells, { onHand, ...is }: GridCells): GridCells {
  return onHand === undefined || isSame(now.onHand, onHand) ? is : { ...is, onHand }
}

type Value = GridCells[GridField]

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function written(input: ProductInput, cells: GridCells, index: number): ProductInput {
  const { title, urlId, isFeatured, categories, tags } = cells
  const variants = input.variants.map((each, place) => (place === index ? variantWith(each, cells) : each))
  return {
    ...input,
    title: title ?? input.title,
    urlId: urlId ?? input.urlId,
    ...shownWith(input, cells),
    isFeatured: isFeatured ?? input.isFeatured,
    categories: categories ?? input.categories,
    tags: tags ?? input.tags,
    variants,
  }
}

function variantWith(variant: VariantInput, cells: GridCells): VariantInput {
  const { onHand, sku, priceCents, salePriceCents, weightGrams } = cells
  return {
    ...variant,
    sku: sku ?? variant.sku,
    priceCents: priceCents ?? variant.priceCents,
    salePriceCents: salePriceCents ?? variant.salePriceCents,
    ...saleWith(variant, cells),
    weightGrams: weightGrams ?? variant.weightGrams,
    ...(onHand !== undefined && {
      stock: onHand === null ? { unlimited: true as const } : { unlimited: false as const, onHand },
    }),
  }
}

/** Who shows or hides a product now has no use for the moment that was planned for it. */
function shownWith(input: ProductInput, { isVisible, publishFromMs }: GridCells) {
  const stays = isVisible === undefined ? input.publishFromMs : undefined
  const atMs = publishFromMs === undefined ? stays : (publishFromMs ?? undefined)
  return { isVisible: isVisible ?? input.isVisible, publishFromMs: atMs }
}

/** The same with a sale. */
function saleWith(variant: VariantInput, { isOnSale, saleFromMs, saleUntilMs }: GridCells) {
  const stays: Partial<VariantInput> = isOnSale === undefined ? variant : {}
  return {
    isOnSale: isOnSale ?? variant.isOnSale,
    saleFromMs: saleFromMs === undefined ? stays.saleFromMs : (saleFromMs ?? undefined),
    saleUntilMs: saleUntilMs === undefined ? stays.saleUntilMs : (saleUntilMs ?? undefined),
  }
}

/** Stock that no row sets stays as it is. */
function withoutStock({ stock: _, ...variant }: Variant): VariantInput {
  return variant
}
