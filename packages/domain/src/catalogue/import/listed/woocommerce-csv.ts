import { plainComma, readCommaList } from '../comma-list.ts'
import type { CsvRow } from '../csv-row.ts'
import type { DraftedProducts, RowProblem } from '../product-draft.ts'
import type { Column } from '../shopify-row.ts'
import type { ListedProduct, ListedVariant } from './listed-product.ts'
import { type NamedCells, namedCells } from './named-cells.ts'
import { type FileProduct, type FileRow, readListedProducts } from './read-listed-products.ts'
import {
  attributesOf,
  categoriesOf,
  htmlOf,
  kindOf,
  kindsOf,
  measureCells,
  measureColumn,
  type ReadClock,
  variantCells,
} from './woocommerce-cells.ts'
import { wooCommerceColumn } from './woocommerce-headers.ts'

/** How the file's words are to be read. */
interface WooCommerceContext {
  /** Fraction digits of the site's currency. */
  readonly digits: number
  /** Days are told without a zone. */
  readonly readClock: ReadClock
}

/** The columns that are read, beside those of attributes, weight and size. */
const readNames: ReadonlySet<string> = new Set([
  ...['id', 'type', 'sku', 'name', 'published', 'is featured?', 'short description', 'description'],
  ...['regular price', 'sale price', 'date sale price starts', 'date sale price ends'],
  ...['in stock?', 'stock', 'backorders allowed?', 'categories', 'tags', 'images', 'parent'],
])

const attributeColumn = /^attribute \d+ (name|value\(s\))$/

/** Options of a product; further attributes are left out. */
const mostOptions = 6

/** Whether a header is that of the products that WooCommerce exports, in English or German. */
export function isWooCommerceHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(wooCommerceColumn))
  return names.has('name') && names.has('type') && names.has('regular price')
}

/** The columns of such a file that are not read. */
export function unreadOfWooCommerce(header: readonly string[]): readonly string[] {
  const isRead = (name: string) =>
    readNames.has(name) || attributeColumn.test(name) || measureColumn.test(name)
  return header.filter((name) => !isRead(wooCommerceColumn(name)))
}

/** Reads products from the rows of a WooCommerce export. A variation stands in a row of its own, which names its product. */
export function* readWooCommerceProducts(
  rows: readonly CsvRow[],
  context: WooCommerceContext,
): Generator<undefined, DraftedProducts> {
  const { products, problems, hasStrays } = yield* gather(rows)
  const list = (product: FileProduct) => listedOf(product, context)
  return yield* readListedProducts(
    { kind: 'woocommerce', products, problems, hasStrays, list, countedTogether },
    context.digits,
  )
}

interface Gathering extends FileProduct {
  readonly variants: FileRow[]
}

/** Puts variations to their products, wherever they stand. */
function* gather(rows: readonly CsvRow[]) {
  const products: Gathering[] = []
  const variations: FileRow[] = []
  const problems: RowProblem[] = []
  let hasStrays = false
  const byName = new Map<string, Gathering>()
  for (const row of rows) {
    yield
    const cells = namedCells(row, wooCommerceColumn)
    if (cells === null) continue
    const { line } = row
    const [kind = ''] = kindsOf(cells)
    if (kind === 'variation') variations.push({ line, cells })
    else if (kind === 'simple' || kind === 'variable') {
      const product = { line, cells, variants: [] }
      products.push(product)
      for (const name of [cells.sku ?? '', `id:${cells.id ?? ''}`])
        if (!byName.has(name)) byName.set(name, product)
    } else {
      hasStrays ||= Boolean(cells.parent)
      problems.push({ line, reason: `Products of the type “${kind}” are not read.` })
    }
  }
  for (const variation of variations) {
    yield
    const parent = variation.cells.parent ?? ''
    const product = parent === '' ? undefined : byName.get(parent)
    if (product) product.variants.push(variation)
    else {
      hasStrays = true
      const reason = `The product “${parent}” of this variation is not in the file.`
      problems.push({ line: variation.line, reason })
    }
  }
  const { settled, remarks } = withoutSwitchedOff(products)
  return { products: settled, problems: [...problems, ...remarks], hasStrays }
}

/** Leaves out variations that the other shop does not sell; a product that has no others is hidden. */
function withoutSwitchedOff(products: readonly Gathering[]) {
  const remarks: RowProblem[] = []
  const settled = products.map((product): FileProduct => {
    const { line, cells, variants } = product
    const sold = variants.filter(({ cells: own }) => !['0', '-1'].includes(own.published ?? ''))
    if (sold.length === variants.length) return product
    if (sold.length === 0) return { ...product, cells: { ...cells, published: '0' } }
    const reason = `“${cells.name ?? ''}” was read without its variants that are switched off there.`
    remarks.push({ line, reason, isUsed: true })
    return { ...product, variants: sold }
  })
  return { settled, remarks }
}

/** 0 is private, and -1 a draft. */
function isPublished({ published }: NamedCells): boolean {
  return published === undefined || published === '1'
}

function listedOf(
  { line, cells, variants: variations }: FileProduct,
  context: WooCommerceContext,
): ListedProduct {
  const attributes = attributesOf(cells)
  const chosen = new Set(variations.flatMap((variation) => [...attributesOf(variation.cells).keys()]))
  const own = [...chosen].filter((name) => !attributes.has(name))
  const options = [...[...attributes.keys()].filter((name) => chosen.has(name)), ...own]
    .slice(0, mostOptions)
    .map((name) => ({ name, choices: readCommaList(attributes.get(name) ?? '') }))
  return {
    line,
    cells: {
      ...(variations.length === 0 && { ...variantCells(cells, context.readClock), sku: cells.sku ?? '' }),
      ...measureCells(cells),
      title: cells.name ?? '',
      bodyHtml: htmlOf(cells.description ?? ''),
      excerptHtml: htmlOf(cells['short description'] ?? ''),
      published: isPublished(cells) ? 'true' : 'false',
      featured: cells['is featured?'] ?? '',
      kind: kindOf(variations[0]?.cells ?? cells),
    },
    images: readCommaList(cells.images ?? ''),
    categories: categoriesOf(cells.categories ?? ''),
    tags: readCommaList(cells.tags ?? ''),
    options,
    variants: variations.map((variation): ListedVariant => {
      const values = attributesOf(variation.cells)
      const [variantImageUrl = ''] = readCommaList(variation.cells.images ?? '')
      const counted = isSharedStock(variation)
        ? { ...variation.cells, stock: cells.stock ?? '' }
        : variation.cells
      return {
        line: variation.line,
        cells: {
          ...variantCells(counted, context.readClock),
          ...measureCells(variation.cells),
          sku: variation.cells.sku ?? '',
          variantImageUrl,
        },
        choices: options.map(({ name }) => plainComma(values.get(name) ?? '')),
      }
    }),
    present: presentIn(cells),
  }
}

/** Whether it is counted with the other variations of its product. */
function isSharedStock({ cells }: FileRow): boolean {
  return cells.stock?.toLowerCase() === 'parent'
}

/** Each variant is given what there is of all. */
function countedTogether({ cells, variants }: FileProduct): string | null {
  return variants.some(isSharedStock) ? cells.stock || null : null
}

/** What a file of some of the columns speaks of: a product that is there keeps the rest. */
function presentIn(cells: NamedCells): ReadonlySet<string> {
  const speakers: readonly (readonly [string, readonly Column[]])[] = [
    ['description', ['bodyHtml']],
    ['short description', ['excerptHtml']],
    ['categories', ['type', 'moreCategories']],
    ['tags', ['tags']],
    ['published', ['published']],
    ['is featured?', ['featured']],
    ['type', ['kind']],
    ['stock', ['inventoryQuantity', 'inventoryPolicy']],
    ['in stock?', ['inventoryQuantity', 'inventoryPolicy']],
  ]
  const isWeighed = Object.keys(cells).some((name) => name.startsWith('weight ('))
  const read = speakers.flatMap(([name, ours]) => (name in cells ? ours : []))
  return new Set<string>(isWeighed ? [...read, 'grams'] : read)
}
