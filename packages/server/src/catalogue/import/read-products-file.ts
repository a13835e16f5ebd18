import type { ProductDraft, RowProblem } from '@vitrine/domain/catalogue/import/product-draft'
import { readShopifyProducts } from '@vitrine/domain/catalogue/import/shopify-csv'
import { isShopifyHeader, unreadOfShopify } from '@vitrine/domain/catalogue/import/shopify-row'
import {
  isSquarespaceHeader,
  readSquarespaceProducts,
  unreadOfSquarespace,
} from '@vitrine/domain/catalogue/import/squarespace-csv'
import { digitsOf } from '@vitrine/domain/money/currencies'
import type { SiteStore } from '@vitrine/store/store'
import { inTurns } from '../../services/in-turns.ts'
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
  'The file cannot be read as products: it has no columns “Title” and “Handle” (or “URL handle”), as Shopify exports them, nor those that Squarespace exports.'

/** Reads a CSV file of Shopify or Squarespace in the currency of the site; changes nothing. */
export async function readProductsFile(bytes: Uint8Array, store: SiteStore): Promise<ProductsFile> {
  const table = await parseCsv(bytes)
  if (table.refusal !== null) return { ok: false, message: table.refusal }
  const isOfSquarespace = isSquarespaceHeader(table.header)
  if (!isOfSquarespace && !isShopifyHeader(table.header)) return { ok: false, message: notProducts }
  const shop = (await store.collections.list()).find((collection) => collection.typeName === 'products')
  if (!shop) return { ok: false, message: 'The site has no shop page to import products into.' }
  const { currency, measurement } = (await store.site.read()).store
  const digits = digitsOf(currency)
  const { drafts, unread, problems } = await inTurns(
    isOfSquarespace
      ? readSquarespaceProducts(table.rows, { digits, measurement })
      : readShopifyProducts(table.rows, { digits }),
  )
  const unreadColumns = isOfSquarespace ? unreadOfSquarespace(table.header) : unreadOfShopify(table.header)
  return {
    ok: true,
    collectionId: shop.id,
    drafts,
    unread,
    problems: [...table.problems, ...problems],
    unreadColumns: unreadColumns.filter((name) => table.rows.some(({ cells }) => cells[name]?.trim())),
  }
}
