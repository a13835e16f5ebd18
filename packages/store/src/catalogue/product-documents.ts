import type { Product, Stock } from '@vitrine/domain/catalogue/product'
import { buyersFormOf } from '@vitrine/domain/forms/buyers/buyers-form'
import { keepDocuments } from '../documents/kept-documents.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { findForms } from '../forms/find-forms.ts'
import type { StockLevelRow } from '../schema/schema-stock.ts'
import { productDocument as productKind, type StoredProduct } from './stored-product.ts'

/** A product's document as text: stock and form are kept in their own tables, and joined in when the product is read. */
export function productDocument({ additionalFieldsForm: _, ...product }: Product): string {
  const variants = product.variants.map(({ stock: _, ...variant }) => variant)
  return JSON.stringify({ ...product, variants })
}

interface ProductRow {
  readonly id: string
  readonly document: string
}

/** Reads products from their documents, each with its stock and its form as they are now. */
export async function readProducts(
  session: Session,
  rows: readonly ProductRow[],
): Promise<readonly Product[]> {
  const levels = await levelsOf(
    session,
    rows.map((row) => row.id),
  )
  return joinProducts(session, rows, levels)
}

/** The same of products that are known by their ids: documents and stock are asked for side by side. */
export async function readProductsOf(
  session: Session,
  ids: readonly string[],
  asked: Promise<readonly ProductRow[]>,
): Promise<readonly Product[]> {
  const [rows, levels] = await Promise.all([asked, levelsOf(session, ids)])
  return joinProducts(session, rows, levels)
}

function joinProducts(
  session: Session,
  rows: readonly ProductRow[],
  levels: readonly LevelOfVariant[],
): Promise<readonly Product[]> {
  const stockByVariant = new Map(levels.map((level) => [level.variant_id, stockOf(level)]))
  const products = rows.flatMap((row) => readProduct(session, row) ?? [])
  return withForms(
    session,
    products.map((product) => withStock(product, stockByVariant)),
  )
}

/** Reads a product as it is kept, without its stock. Millions of characters are a few thousand products: those of a page, and those that are bought. */
export const readProduct = keepDocuments(productKind, 8_000_000)

/** What a row says of the stock. */
export function stockOf(level: Pick<StockLevelRow, 'is_unlimited' | 'on_hand' | 'held'>): Stock {
  if (level.is_unlimited === 1) return { unlimited: true }
  return { unlimited: false, onHand: level.on_hand, held: level.held }
}

function withStock(product: StoredProduct, stockByVariant: ReadonlyMap<string, Stock>): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: stockByVariant.get(variant.id) ?? nothing,
  }))
  return { ...product, variants }
}

/** Few products have a form: the others cost no question. */
async function withForms(session: Session, products: readonly Product[]): Promise<readonly Product[]> {
  const ids = new Set(products.flatMap(({ additionalFieldsFormId: id }) => (id ? [id] : [])))
  if (ids.size === 0) return products
  const forms = new Map((await findForms(session, [...ids])).map((form) => [form.id, buyersFormOf(form)]))
  return products.map((product) => {
    const form = forms.get(product.additionalFieldsFormId ?? '')
    return form ? { ...product, additionalFieldsForm: form } : product
  })
}

type LevelOfVariant = Pick<StockLevelRow, 'variant_id' | 'is_unlimited' | 'on_hand' | 'held'>

const nothing: Stock = { unlimited: false, onHand: 0, held: 0 }

const levelsOf = listQuery((db, websiteId, productIds) =>
  db
    .selectFrom('stock_levels')
    .select(['variant_id', 'is_unlimited', 'on_hand', 'held'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds),
)
