import { gramsPerPound, type Measurement } from '../../weight.ts'
import type { CsvRow } from '../csv-row.ts'
import type { DraftedProducts, RowProblem } from '../product-draft.ts'
import { readFlag, readPriceCents } from '../read-amounts.ts'
import { readProductRows } from '../shopify-csv.ts'
import type { Column, ShopifyRow } from '../shopify-row.ts'
import { type ListedOption, type ListedVariant, listedRows } from './listed-product.ts'
import { columnKey, type NamedCells, namedCells } from './named-cells.ts'
import { TitleHandles } from './title-handles.ts'

/** How the file's numbers are to be read: it tells no unit. */
interface WixContext {
  /** Fraction digits of the site's currency. */
  readonly digits: number
  /** Weights are in kilograms, or in pounds. */
  readonly measurement: Measurement
}

const readNames: ReadonlySet<string> = new Set([
  ...['handleid', 'fieldtype', 'name', 'description', 'productimageurl', 'collection', 'sku', 'price'],
  ...['surcharge', 'visible', 'discountmode', 'discountvalue', 'inventory', 'weight'],
])

const optionColumn = /^productoption(name|type|description)[1-6]$/
const mostOptions = 6

/** Where pictures are that the file names without an address. */
const picturesOf = 'https://static.wixstatic.com/media/'

/** Whether a header is that of the products that Wix exports. */
export function isWixHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(columnKey))
  return names.has('handleid') && names.has('fieldtype') && names.has('name')
}

/** The columns of such a file that are not read. */
export function unreadOfWix(header: readonly string[]): readonly string[] {
  return header.filter((name) => !readNames.has(columnKey(name)) && !optionColumn.test(columnKey(name)))
}

/** Reads products from the rows of a Wix export. Rows of the type Variant stand beneath their product, with what they add to its price. */
export function* readWixProducts(
  rows: readonly CsvRow[],
  context: WixContext,
): Generator<undefined, DraftedProducts> {
  const { products, problems } = yield* gather(rows)
  const handles = new TitleHandles()
  const read: ShopifyRow[] = []
  for (const product of products) {
    read.push(...rowsOf(product, handles.of(product.cells.name ?? ''), context))
    yield
  }
  const drafted = yield* readProductRows(read, context.digits)
  const told = [...problems, ...products.flatMap(sharedStock), ...drafted.problems]
  return {
    ...drafted,
    unread: drafted.unread + problems.length,
    problems: told.sort((one, other) => one.line - other.line),
  }
}

interface FileRow {
  readonly line: number
  readonly cells: NamedCells
}

interface FileProduct extends FileRow {
  readonly variants: FileRow[]
}

function* gather(rows: readonly CsvRow[]) {
  const products: FileProduct[] = []
  const problems: RowProblem[] = []
  const byId = new Map<string, FileProduct>()
  for (const row of rows) {
    yield
    const cells = namedCells(row)
    if (cells === null) continue
    const { line } = row
    const product = byId.get(cells.handleid ?? '')
    if (cells.fieldtype?.toLowerCase() !== 'variant') {
      const begun = { line, cells, variants: [] }
      products.push(begun)
      byId.set(cells.handleid ?? '', begun)
    } else if (product) product.variants.push({ line, cells })
    else problems.push({ line, reason: 'The product of this variant does not stand above it.' })
  }
  return { products, problems }
}

function rowsOf(
  { line, cells, variants }: FileProduct,
  handle: string,
  context: WixContext,
): readonly ShopifyRow[] {
  const options = optionsOf(cells)
  const shown = variants.filter((variant) => !variant.cells.visible || readFlag(variant.cells.visible))
  const isHidden = variants.length > 0 && shown.length === 0
  const isVisible = cells.visible === undefined || readFlag(cells.visible)
  return listedRows({
    handle,
    line,
    cells: {
      ...variantCells({ cells, of: cells }, context),
      title: cells.name ?? '',
      bodyHtml: cells.description ?? '',
      moreCategories: listOf(cells.collection).join(','),
      published: isVisible && !isHidden ? 'true' : 'false',
      kind: 'physical',
    },
    images: listOf(cells.productimageurl).map((name) => (/^https?:/.test(name) ? name : picturesOf + name)),
    options: options.map(({ name, choices }) => ({ name, choices })),
    // A variant that is hidden is not for sale there.
    variants: (isHidden ? variants : shown).map(
      (variant): ListedVariant => ({
        line: variant.line,
        cells: variantCells({ cells: variant.cells, of: cells }, context),
        choices: options.map(({ place }) =>
          choiceOf(variant.cells[`productoptiondescription${place}`] ?? ''),
        ),
      }),
    ),
    present: presentIn(cells),
  })
}

interface PlacedOption extends ListedOption {
  /** The number in the names of its columns. */
  readonly place: number
}

function optionsOf(cells: NamedCells): readonly PlacedOption[] {
  return Array.from({ length: mostOptions }, (_, at) => at + 1).flatMap((place) => {
    const name = cells[`productoptionname${place}`] ?? ''
    const choices = listOf(cells[`productoptiondescription${place}`]).map(choiceOf)
    return name === '' ? [] : [{ name, choices, place }]
  })
}

/** A colour stands with its number before or behind, such as `#ff0000:Red`. */
function choiceOf(text: string): string {
  return text.replace(/^#[0-9a-f]{3,8}:|:#[0-9a-f]{3,8}$/i, '').trim()
}

interface PricedRow {
  readonly cells: NamedCells
  /** The product that it is, or belongs to. */
  readonly of: NamedCells
}

function variantCells(row: PricedRow, { digits, measurement }: WixContext): Partial<Record<Column, string>> {
  const { cells, of } = row
  const weight = (cells.weight || of.weight) ?? ''
  const factor = measurement === 'metric' ? 1_000 : gramsPerPound
  return {
    ...priceCells(row, digits),
    ...stockCells(cells.inventory || of.inventory || ''),
    sku: cells.sku ?? '',
    grams: weight === '' ? '' : String(Number(weight.replace(',', '.')) * factor),
  }
}

/** The price of the product with what the variant adds, and less what is taken off of both. What cannot be read stays, to be told. */
function priceCells({ cells, of }: PricedRow, digits: number): Partial<Record<Column, string>> {
  const [priceText = '', addedText = ''] = [of.price, cells.surcharge]
  const price = readPriceCents(priceText, digits)
  const added = addedText === '' ? 0 : readPriceCents(addedText, digits)
  if (price === undefined) return { price: priceText }
  if (added === undefined) return { price: addedText }
  const full = price + added
  const reduced = reducedCents(full, of, digits)
  return reduced === null || reduced >= full
    ? { price: amountOf(full, digits) }
    : { price: amountOf(reduced, digits), compareAtPrice: amountOf(full, digits) }
}

function reducedCents(cents: number, of: NamedCells, digits: number): number | null {
  const { discountmode: mode = '', discountvalue: text = '' } = of
  if (text === '') return null
  if (mode.toUpperCase() === 'PERCENT') {
    const percent = Number(text.replace(',', '.'))
    return percent > 0 && percent <= 100 ? Math.round((cents * (100 - percent)) / 100) : null
  }
  const less = readPriceCents(text, digits)
  return less === undefined ? null : Math.max(0, cents - less)
}

function amountOf(cents: number, digits: number): string {
  const text = String(cents).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function stockCells(inventory: string): Partial<Record<Column, string>> {
  const word = inventory.toLowerCase()
  if (word === '' || word === 'instock') return { inventoryPolicy: 'continue' }
  return {
    inventoryQuantity: word === 'outofstock' ? '0' : inventory,
    inventoryPolicy: 'deny',
    inventoryTracker: 'counted',
  }
}

/** Says of a product without rows of variants that each of them was given what there is of all. */
function sharedStock({ line, cells, variants }: FileProduct): readonly RowProblem[] {
  const isShared = variants.length === 0 && optionsOf(cells).some(({ choices }) => choices.length > 1)
  if (!isShared || !/^\d+$/.test(cells.inventory ?? '')) return []
  const reason = `The shop counted the variants of “${cells.name}” together: each has ${cells.inventory} now.`
  return [{ line, reason, isUsed: true }]
}

function listOf(text = ''): readonly string[] {
  return text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** What a file of some of the columns speaks of: a product that is there keeps the rest. */
function presentIn(cells: NamedCells): ReadonlySet<string> {
  const speakers: readonly (readonly [string, readonly Column[]])[] = [
    ['description', ['bodyHtml']],
    ['collection', ['type', 'moreCategories']],
    ['visible', ['published']],
    ['inventory', ['inventoryQuantity', 'inventoryPolicy']],
    ['weight', ['grams']],
  ]
  return new Set(speakers.flatMap(([name, ours]) => (name in cells ? ours : [])))
}
