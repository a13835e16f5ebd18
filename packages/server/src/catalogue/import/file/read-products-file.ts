import type { CsvRow } from '@vitrine/domain/catalogue/import/csv-row'
import { isWixHeader, readWixProducts, unreadOfWix } from '@vitrine/domain/catalogue/import/listed/wix-csv'
import {
  isWooCommerceHeader,
  readWooCommerceProducts,
  unreadOfWooCommerce,
} from '@vitrine/domain/catalogue/import/listed/woocommerce-csv'
import { isForeignWooCommerce } from '@vitrine/domain/catalogue/import/listed/woocommerce-headers'
import type {
  DraftedProducts,
  ProductDraft,
  RowProblem,
} from '@vitrine/domain/catalogue/import/product-draft'
import { readShopifyProducts } from '@vitrine/domain/catalogue/import/shopify-csv'
import { isShopifyHeader, unreadOfShopify } from '@vitrine/domain/catalogue/import/shopify-row'
import {
  isSquarespaceHeader,
  readSquarespaceProducts,
  unreadOfSquarespace,
} from '@vitrine/domain/catalogue/import/squarespace-csv'
import type { Measurement } from '@vitrine/domain/catalogue/weight'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { fromWallTime } from '@vitrine/domain/time/site-clock'
import type { SiteStore } from '@vitrine/store/store'
import { inTurns } from '../../../services/in-turns.ts'
import { parseCsv } from './parse-csv.ts'

/** What a file of products holds, or a sentence for its owner. */
export type ProductsFile =
  | {
      readonly ok: true
      /** The shop page that they go to. */
      readonly collectionId: string
      readonly drafts: readonly ProductDraft[]
      /** So many products could not be read: `problems` say why. */
      readonly unread: number
      readonly problems: readonly RowProblem[]
      /** Columns with something in them that is not read. */
      readonly unreadColumns: readonly string[]
    }
  | { readonly ok: false; readonly message: string }

const notProducts =
  'The file cannot be read as products: it has no columns “Title” and “Handle” (or “URL handle”), as Shopify exports them, nor those that Squarespace, WooCommerce (in English or German) or Wix export.'

const foreignWooCommerce =
  'The file is one of WooCommerce with its columns in a language that is not read here. Please choose English or German as your language in your profile in WordPress, and export it again.'

/** A kind of file that is read. */
interface FileKind {
  readonly isHeader: (header: readonly string[]) => boolean
  readonly read: (rows: readonly CsvRow[], context: ReadContext) => Generator<undefined, DraftedProducts>
  /** The columns of a header that are not read. */
  readonly unread: (header: readonly string[]) => readonly string[]
}

/** What files leave to the site. */
interface ReadContext {
  readonly digits: number
  readonly measurement: Measurement
  readonly readClock: (wall: string) => number | null
}

const fileKinds: readonly FileKind[] = [
  { isHeader: isSquarespaceHeader, read: readSquarespaceProducts, unread: unreadOfSquarespace },
  { isHeader: isWooCommerceHeader, read: readWooCommerceProducts, unread: unreadOfWooCommerce },
  { isHeader: isWixHeader, read: readWixProducts, unread: unreadOfWix },
  { isHeader: isShopifyHeader, read: readShopifyProducts, unread: unreadOfShopify },
]

/** Reads a CSV file of one of these kinds in the currency of the site; changes nothing. */
export async function readProductsFile(bytes: Uint8Array, store: SiteStore): Promise<ProductsFile> {
  const table = await parseCsv(bytes)
  if (table.refusal !== null) return { ok: false, message: table.refusal }
  const kind = fileKinds.find(({ isHeader }) => isHeader(table.header))
  if (!kind) {
    const isForeign = isForeignWooCommerce(table.header, table.rows)
    return { ok: false, message: isForeign ? foreignWooCommerce : notProducts }
  }
  const shop = (await store.collections.list()).find((collection) => collection.typeName === 'products')
  if (!shop) return { ok: false, message: 'The site has no shop page to import products into.' }
  const site = await store.site.read()
  const { currency, measurement } = site.store
  const readClock = (wall: string) => fromWallTime(wall, site.timeZone)
  const context = { digits: digitsOf(currency), measurement, readClock }
  const { drafts, unread, problems } = await inTurns(kind.read(table.rows, context))
  return {
    ok: true,
    collectionId: shop.id,
    drafts,
    unread,
    problems: [...table.problems, ...problems],
    unreadColumns: await inTurns(filled(kind.unread(table.header), table.rows)),
  }
}

/** Columns with something in them. */
function* filled(
  columns: readonly string[],
  rows: readonly CsvRow[],
): Generator<undefined, readonly string[]> {
  const empty = new Set(columns)
  for (const { cells } of rows) {
    for (const name in cells) if (empty.has(name) && cells[name]?.trim()) empty.delete(name)
    yield
    if (empty.size === 0) break
  }
  return columns.filter((name) => !empty.has(name))
}
