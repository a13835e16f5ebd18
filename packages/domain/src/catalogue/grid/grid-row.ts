/** What can be written in the product grid. `onHand` is null where stock is unlimited, a moment where none is set. */
export interface GridCells {
  readonly title?: string
  readonly urlId?: string
  readonly isVisible?: boolean
  readonly publishFromMs?: number | null
  readonly isFeatured?: boolean
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly sku?: string
  readonly priceCents?: number
  readonly salePriceCents?: number
  readonly isOnSale?: boolean
  readonly saleFromMs?: number | null
  readonly saleUntilMs?: number | null
  readonly weightGrams?: number
  readonly onHand?: number | null
}

/** A field of the grid. */
export type GridField = keyof GridCells

/** Fields of the product itself; all others are of a variant. */
export const productFields = [
  'title',
  'urlId',
  'isVisible',
  'publishFromMs',
  'isFeatured',
  'categories',
  'tags',
] as const satisfies readonly GridField[]

/** Fields of a variant. */
export const variantFields = [
  'sku',
  'priceCents',
  'salePriceCents',
  'isOnSale',
  'saleFromMs',
  'saleUntilMs',
  'weightGrams',
  'onHand',
] as const satisfies readonly GridField[]

/** A row that an owner changed: a product, one of its variants, or a product with its only variant. */
export interface GridRow {
  readonly productId: string
  /** Null where no field of a variant was changed. */
  readonly variantId: string | null
  /** What the changed cells held when editing began. */
  readonly was: GridCells
  readonly is: GridCells
}

/** What became of a row. Nothing of a row that was not saved is kept. */
export type GridOutcome =
  | { readonly outcome: 'saved' }
  /** Somebody else changed these fields meanwhile. */
  | { readonly outcome: 'clash'; readonly fields: readonly GridField[] }
  | { readonly outcome: 'refused'; readonly errors: Readonly<Partial<Record<GridField, string>>> }
  | { readonly outcome: 'gone' }

/** What is said of a row that is right, but of a product with another row that is not. */
export const otherRowWrongText = 'Another row of this product is wrong.'
