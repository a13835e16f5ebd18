import type { CsvRow } from './csv-row.ts'
import { DraftList } from './draft-list.ts'
import { groupRows } from './group-rows.ts'
import type { DraftedProducts } from './product-draft.ts'
import { readProduct } from './read-product.ts'
import { readShopifyRow, type ShopifyRow } from './shopify-row.ts'

/**
 * Reads products from the rows of a Shopify export, of either header generation. Rows of one handle are one product: the
 * first says what it is, the others add variants and pictures. A row that cannot be used is named; the rest goes on. Between rows, and between
 * products, whoever runs it may do something else: a file holds a hundred thousand.
 */
export function* readShopifyProducts(
  rows: readonly CsvRow[],
  { digits }: { readonly digits: number },
): Generator<undefined, DraftedProducts> {
  const read: ShopifyRow[] = []
  for (const row of rows) {
    read.push(readShopifyRow(row))
    yield
  }
  return yield* readProductRows(read, digits)
}

/** Reads products from rows in our names. */
export function* readProductRows(
  read: readonly ShopifyRow[],
  digits: number,
): Generator<undefined, DraftedProducts> {
  const { groups, problems, unread } = yield* groupRows(read)
  const list = new DraftList()
  for (const group of groups) {
    list.add(group, readProduct(group, digits))
    yield
  }
  return list.drafted({ problems, unread })
}
