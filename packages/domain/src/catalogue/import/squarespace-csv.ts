import { plainCell } from '../../lists/csv.ts'
import type { Measurement } from '../weight.ts'
import type { CsvRow } from './csv-row.ts'
import type { DraftedProducts } from './product-draft.ts'
import { readFlag } from './read-amounts.ts'
import { readProductRows } from './shopify-csv.ts'
import { type Column, emptyCells, listedImages, type ShopifyRow } from './shopify-row.ts'
import { urlIdOf } from './url-id.ts'

/** How the file's numbers are to be read: it tells no units. */
interface SquarespaceContext {
  /** Fraction digits of the site's currency. */
  readonly digits: number
  /** Weights and lengths are in kilograms and centimetres, or in pounds and inches. */
  readonly measurement: Measurement
}

/** The columns that are read, by our names. */
const columns = {
  productId: 'product id [non editable]',
  variantId: 'variant id [non editable]',
  type: 'product type [non editable]',
  url: 'product url',
  title: 'title',
  description: 'description',
  sku: 'sku',
  price: 'price',
  salePrice: 'sale price',
  isOnSale: 'on sale',
  stock: 'stock',
  categories: 'categories',
  tags: 'tags',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  visible: 'visible',
  images: 'hosted image urls',
} as const

type Cells = Readonly<Record<keyof typeof columns, string>>

const mostOptions = 6
const optionColumn = (what: 'name' | 'value', place: number) => `option ${what} ${place}`

const readNames: ReadonlySet<string> = new Set([
  ...Object.values(columns),
  ...Array.from({ length: mostOptions }, (_, at) => optionColumn('name', at + 1)),
  ...Array.from({ length: mostOptions }, (_, at) => optionColumn('value', at + 1)),
])

/** Whether a header is that of the products that Squarespace exports. */
export function isSquarespaceHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(nameOf))
  return names.has(columns.title) && (names.has(columns.type) || names.has(columns.images))
}

/** The columns of such a file that are not read. */
export function unreadOfSquarespace(header: readonly string[]): readonly string[] {
  return header.filter((name) => !readNames.has(nameOf(name)))
}

/** Reads products from the rows of a Squarespace export. A row without a title is a further variant of the product above it. */
export function* readSquarespaceProducts(
  rows: readonly CsvRow[],
  context: SquarespaceContext,
): Generator<undefined, DraftedProducts> {
  const read: ShopifyRow[] = []
  const handles = new Handles()
  for (const row of rows) {
    const named = Object.fromEntries(Object.entries(row.cells).map(([name, text]) => [nameOf(name), text]))
    const cells = Object.fromEntries(
      Object.entries(columns).map(([ours, name]) => [ours, plainCell((named[name] ?? '').trim())]),
    ) as Cells
    const present = presentIn(named)
    const handle = handles.of(cells)
    // Spreadsheets leave rows of nothing at the end.
    if (Object.values(named).some((text) => text.trim() !== ''))
      read.push(rowOf(cells, { named, present, handle, line: row.line }, context))
    yield
  }
  return yield* readProductRows(read, context.digits)
}

function nameOf(name: string): string {
  return name.trim().toLowerCase()
}

/** Gives each product of a file a handle for itself: two may have one address on two pages. */
class Handles {
  readonly #owners = new Map<string, Pick<Cells, 'title' | 'productId'>>()
  #last = ''

  of(product: Pick<Cells, 'url' | 'title' | 'productId'>): string {
    const { url, title } = product
    if (title === '') return this.#last
    const wanted = url.split('/').findLast((part) => part !== '') || urlIdOf(title)
    let handle = wanted
    for (let number = 2; !this.#isFor(handle, product); number += 1) handle = `${wanted}-${number}`
    if (!this.#owners.has(handle)) this.#owners.set(handle, product)
    this.#last = handle
    return handle
  }

  #isFor(handle: string, { title, productId }: Pick<Cells, 'title' | 'productId'>): boolean {
    const owner = this.#owners.get(handle)
    if (!owner) return true
    const hasIds = owner.productId !== '' && productId !== ''
    return hasIds ? owner.productId === productId : owner.title === title
  }
}

interface RowPlace {
  /** The cells by the names of their columns, in small letters. */
  readonly named: Readonly<Record<string, string>>
  readonly present: ReadonlySet<string>
  readonly handle: string
  readonly line: number
}

/** A row in the names of Shopify, whose meaning is the same. */
function rowOf(
  cells: Cells,
  { named, present, handle, line }: RowPlace,
  { measurement }: SquarespaceContext,
): ShopifyRow {
  const isFirst = cells.title !== ''
  const images = listedImages(cells.images.split(/[\s,]+/).filter((url) => url !== ''))
  const [grams, mm] = measurement === 'metric' ? [1_000, 10] : [453.592_37, 25.4]
  return {
    ...emptyCells,
    ...optionsOf(named),
    ...priceOf(cells),
    ...stockOf(cells.stock),
    handle,
    title: cells.title,
    bodyHtml: cells.description,
    tags: cells.tags,
    published: (isFirst && cells.visible) || 'true',
    sku: cells.sku,
    kind: kindOf(cells.type),
    grams: scaled(cells.weight, grams),
    length: scaled(cells.length, mm),
    width: scaled(cells.width, mm),
    height: scaled(cells.height, mm),
    variantImageUrl: isFirst ? '' : (images[0] ?? ''),
    line,
    present,
    lists: { images, categories: categoriesOf(cells.categories) },
  }
}

/** A type in our words; older exports call what is downloaded so. */
function kindOf(type: string): string {
  const kind = type.toLowerCase().replaceAll('_', '-')
  return kind === 'download' ? 'digital' : kind
}

function optionsOf(named: RowPlace['named']): Partial<Record<Column, string>> {
  const pairs = Array.from({ length: mostOptions }, (_, at) => [
    [`optionName${at + 1}`, named[optionColumn('name', at + 1)]],
    [`optionValue${at + 1}`, named[optionColumn('value', at + 1)]],
  ])
  return Object.fromEntries(pairs.flat().map(([column, text = '']) => [column, plainCell(text.trim())]))
}

/** A price that is crossed out is the one before the sale; that of a sale that is not on waits for the next one. */
function priceOf({ price, salePrice, isOnSale }: Cells): Partial<Record<Column, string>> {
  return readFlag(isOnSale) && salePrice !== ''
    ? { price: salePrice, compareAtPrice: price }
    : { price, salePrice }
}

function stockOf(stock: string): Partial<Record<Column, string>> {
  const isCounted = stock !== '' && stock.toLowerCase() !== 'unlimited'
  return isCounted
    ? { inventoryQuantity: stock, inventoryPolicy: 'deny', inventoryTracker: 'counted' }
    : { inventoryPolicy: 'continue' }
}

/** Categories stand by their names, or by their paths, such as /shirts/linen. */
function categoriesOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .map((each) => (each.startsWith('/') ? (each.split('/').findLast((part) => part !== '') ?? '') : each))
    .filter((each) => each !== '')
}

function scaled(text: string, factor: number): string {
  return text === '' ? '' : String(Number(text.replace(',', '.')) * factor)
}

/** What a file of some of the columns speaks of: a product that is there keeps the rest. */
function presentIn(named: RowPlace['named']): ReadonlySet<string> {
  const speakers: readonly (readonly [keyof typeof columns, readonly Column[]])[] = [
    ['description', ['bodyHtml']],
    ['categories', ['type', 'moreCategories']],
    ['tags', ['tags']],
    ['visible', ['published']],
    ['type', ['kind']],
    ['stock', ['inventoryQuantity', 'inventoryPolicy']],
    ['weight', ['grams']],
  ]
  return new Set(speakers.flatMap(([name, ours]) => (columns[name] in named ? ours : [])))
}
