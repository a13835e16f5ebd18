import { plainCell } from '../../lists/csv.ts'
import { productLimits } from '../product-limits.ts'
import type { CsvRow } from './csv-row.ts'

/** The columns that are read, by our names; each in the older and the newer words (platform reference, section 5.2). */
const columns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  bodyHtml: ['body (html)', 'description'],
  category: ['product category'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  optionName1: ['option1 name'],
  optionValue1: ['option1 value'],
  optionName2: ['option2 name'],
  optionValue2: ['option2 value'],
  optionName3: ['option3 name'],
  optionValue3: ['option3 value'],
  // Those of Shopify end here; other files have up to six.
  optionName4: [],
  optionValue4: [],
  optionName5: [],
  optionValue5: [],
  optionName6: [],
  optionValue6: [],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price'],
  inventoryTracker: ['variant inventory tracker', 'inventory tracker'],
  inventoryQuantity: ['variant inventory qty', 'inventory quantity'],
  inventoryPolicy: ['variant inventory policy', 'continue selling when out of stock'],
  grams: ['variant grams', 'weight value (grams)'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  imageUrl: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAltText: ['image alt text'],
  variantImageUrl: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
  /** Which type it is, where a file says it in one word. */
  kind: ['product kind'],
  length: ['length (mm)'],
  width: ['width (mm)'],
  height: ['height (mm)'],
  measure: ['unit price total measure'],
  measureUnit: ['unit price total measure unit'],
  base: ['unit price base measure'],
  baseUnit: ['unit price base measure unit'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  maker: ['maker'],
  responsible: ['responsible person'],
  warnings: ['warnings'],
  excerptHtml: ['excerpt (html)'],
  moreCategories: ['more categories'],
  featured: ['featured'],
  publishFrom: ['published from'],
  salePrice: ['sale price'],
  saleFrom: ['sale from'],
  saleUntil: ['sale until'],
  taxClass: ['tax class'],
  withdrawalExemption: ['withdrawal exemption'],
  buttonText: ['button text'],
  soldOutText: ['sold out text'],
  fewLeftText: ['few left text'],
  fewLeftFrom: ['few left from'],
  productId: ['product id'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A column by our name. */
export type Column = keyof typeof columns

/** The names of all of them. */
export const columnNames = Object.keys(columns) as readonly Column[]

/** A row of a Shopify file in our names; a column that the file lacks is ''. */
export interface ShopifyRow extends Readonly<Record<Column, string>> {
  readonly line: number
  /** The columns that the file has. */
  readonly present: ReadonlySet<string>
  /** What a file tells as lists. */
  readonly lists?: RowLists
}

/** What of a product stands in a file one by one. */
export interface RowLists {
  /** Addresses of pictures, beside the one in the row. */
  readonly images: readonly string[]
  /** In the place of the cells, in which commas part them; left out: the file has no such lists. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
}

const columnOfHeader: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries(columns).flatMap(([column, names]) => names.map((name) => [name, column])),
)

/** Whether a header is that of a Shopify product file, of either generation. */
export function isShopifyHeader(header: readonly string[]): boolean {
  const known = new Set(header.map((name) => columnOfHeader.get(keyOf(name))))
  return known.has('title') && (known.has('handle') || known.has('price'))
}

/** The columns of a file that are not read. */
export function unreadOfShopify(header: readonly string[]): readonly string[] {
  return header.filter((name) => !columnOfHeader.has(keyOf(name)))
}

/** A row of nothing. */
export const emptyCells = Object.fromEntries(columnNames.map((column) => [column, ''])) as Readonly<
  Record<Column, string>
>

/** The pictures of a list, each once; of too many no more than show that they are. */
export function listedImages(urls: readonly string[]): RowLists['images'] {
  return [...new Set(urls)].slice(0, productLimits.images + 1)
}

/** Reads a row whatever the generation of its header. */
export function readShopifyRow({ line, cells }: CsvRow): ShopifyRow {
  const read: Record<string, string> = { ...emptyCells }
  const present = new Set<string>()
  for (const [name, text] of Object.entries(cells)) {
    const column = columnOfHeader.get(keyOf(name))
    if (!column) continue
    read[column] = plainCell(text.trim())
    present.add(column)
  }
  return { ...(read as Record<Column, string>), line, present }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
