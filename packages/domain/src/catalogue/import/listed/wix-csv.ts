import { gramsPerPound, type Measurement } from '../../weight.ts'
import type { CsvRow } from '../csv-row.ts'
import type { DraftedProducts, RowProblem } from '../product-draft.ts'
import { readFlag, readPriceCents } from '../read-amounts.ts'
import type { Column } from '../shopify-row.ts'
import type { ListedOption, ListedProduct, ListedVariant } from './listed-product.ts'
import { columnKey, type NamedCells, namedCells } from './named-cells.ts'
import { type FileProduct, type FileRow, readListedProducts } from './read-listed-products.ts'

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
  // All that belongs to none is a variant.
  const hasStrays = problems.length > 0
  const list = (product: WixProduct) => listedOf(product, context)
  return yield* readListedProducts(
    { kind: 'wix', products, problems, hasStrays, list, countedTogether },
    context.digits,
  )
}

/** A product with the variants that are shown; where none is, with those that are hidden. */
interface WixProduct extends FileProduct {
  readonly isHidden: boolean
}

interface Gathering extends FileRow {
  readonly shown: FileRow[]
  readonly hidden: FileRow[]
}

function* gather(rows: readonly CsvRow[]) {
  const products: Gathering[] = []
  const problems: RowProblem[] = []
  const byId = new Map<string, Gathering>()
  for (const row of rows) {
    yield
    const cells = namedCells(row)
    if (cells === null) continue
    const { line } = row
    const product = byId.get(cells.handleid ?? '')
    if (cells.fieldtype?.toLowerCase() !== 'variant') {
      const begun = { line, cells, shown: [], hidden: [] }
      products.push(begun)
      byId.set(cells.handleid ?? '', begun)
    } else if (product) {
      const isShown = !cells.visible || readFlag(cells.visible)
      ;(isShown ? product.shown : product.hidden).push({ line, cells })
    } else problems.push({ line, reason: 'The product of this variant does not stand above it.' })
  }
  return { products: products.map(withVariants), problems }
}

/** A variant that is hidden is not for sale there. */
function withVariants({ shown, hidden, ...row }: Gathering): WixProduct {
  const isHidden = shown.length === 0 && hidden.length > 0
  return { ...row, variants: isHidden ? hidden : shown, isHidden }
}

function listedOf({ line, cells, variants, isHidden }: WixProduct, context: WixContext): ListedProduct {
  const options = optionsOf(cells)
  const isVisible = cells.visible === undefined || readFlag(cells.visible)
  return {
    line,
    cells: {
      ...variantCells({ cells, of: cells }, context),
      title: cells.name ?? '',
      bodyHtml: cells.description ?? '',
      published: isVisible && !isHidden ? 'true' : 'false',
      kind: 'physical',
    },
    images: listOf(cells.productimageurl).map((name) => (/^https?:/.test(name) ? name : picturesOf + name)),
    categories: listOf(cells.collection),
    tags: [],
    options: options.map(({ name, choices }) => ({ name, choices })),
    variants: variants.map(
      (variant): ListedVariant => ({
        line: variant.line,
        cells: variantCells({ cells: variant.cells, of: cells }, context),
        choices: options.map(({ place }) =>
          choiceOf(variant.cells[`productoptiondescription${place}`] ?? ''),
        ),
      }),
    ),
    present: presentIn(cells),
  }
}

interface PlacedOption extends ListedOption {
  /** The number in the names of its columns. */
  readonly place: number
}

function optionsOf(cells: NamedCells): readonly PlacedOption[] {
  return Array.from({ length: mostOptions }, (_, at) => at + 1).flatMap((place) => {
    const name = cells[`productoptionname${place}`] ?? ''
    const choices = [...new Set(listOf(cells[`productoptiondescription${place}`]).map(choiceOf))]
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

/** Without rows of variants, each of them is given what there is of all. */
function countedTogether({ cells, variants }: WixProduct): string | null {
  const isShared = variants.length === 0 && optionsOf(cells).some(({ choices }) => choices.length > 1)
  return isShared && /^\d+$/.test(cells.inventory ?? '') ? (cells.inventory ?? null) : null
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
