import type {
  changeProductCall,
  changeStockCall,
  createProductCall,
  exportProductsCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
  removeProductCall,
} from '@vitrine/contract/catalogue/panel-calls'
import { productsList } from '@vitrine/contract/catalogue/products-list'
import { findVariant } from '@vitrine/domain/catalogue/choose-variant'
import { productCell } from '@vitrine/domain/catalogue/lists/product-cell'
import { presentProduct } from '@vitrine/domain/catalogue/present-product'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { ProductInput } from '@vitrine/domain/catalogue/product-input'
import { judgeStockChange, stockChangeText } from '@vitrine/domain/catalogue/stock/judge-stock-change'
import { areCountedAgain, changeOfInput } from '@vitrine/domain/catalogue/stock/stock-edit'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import { productUrl } from '@vitrine/site/page-json/products/product-item'
import { rollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { manyRedirectsText, redirectMoved } from '../redirects/redirect-moved.ts'
import { productRow } from './product-row.ts'
import { readProductUrls } from './product-urls.ts'
import { saveProduct } from './save-product.ts'

/** What an owner reads who saves over somebody else's change. */
const changedMeanwhileText =
  'This product was changed by someone else. Reload the page to see it as it is now.'

/** Answers the owner's list of products. */
export async function getProducts(
  exchange: Exchange<typeof listProductsCall>,
): Promise<AnswerTo<typeof listProductsCall>> {
  const read = readListAsk(exchange, productsList)
  if (!read.ok) return read.refused
  const { store, site } = exchange
  const page = await store.products.listed(read.ask)
  const productUrls = await readProductUrls(store, site)
  const moves = await store.stock.moveNumbers(page.rows.map(({ id }) => id))
  return reply({ ...page, rows: page.rows.map((each) => productRow(each, productUrls, moves)) })
}

/** Answers the list of products as a file. */
export async function getProductsFile(
  exchange: Exchange<typeof exportProductsCall>,
): Promise<AnswerTo<typeof exportProductsCall>> {
  const { currency } = exchange.site.store
  return listFile(exchange, productsList, {
    read: async (ask) => exchange.store.products.listed(ask),
    cellOf: (product, key) => productCell(product, key, currency),
  })
}

/** Answers one product. */
export async function getProduct({
  params,
  store,
}: Exchange<typeof readProductCall>): Promise<AnswerTo<typeof readProductCall>> {
  const product = await store.products.find(params.productId)
  return product ? reply(await openedProduct(store, product)) : refuse('not-found', failureText.notFound)
}

/** Adds a product. */
export async function postProduct(
  exchange: Exchange<typeof createProductCall>,
): Promise<AnswerTo<typeof createProductCall>> {
  const { body, store } = exchange
  return store.transaction(async (tables) => {
    const saved = await saveProduct(tables, cleaned(body), { ...savingOf(exchange), known: null })
    if (!saved.ok) return refuse('fields-wrong', checkFieldsText, { errors: saved.errors })
    const { product } = saved
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: product.id, summary: `Added ${product.title}` })
    return reply(await openedProduct(tables, product))
  })
}

/** Changes a product, unless someone else did meanwhile. */
export async function putProduct(
  exchange: Exchange<typeof changeProductCall>,
): Promise<AnswerTo<typeof changeProductCall>> {
  const { params, store } = exchange
  const { updatedAtMs, keepsOldAddress = false, stockVersions, ...input } = exchange.body
  return store.transaction(async (tables) => {
    const known = await tables.products.lock(params.productId)
    if (!known) return refuse('not-found', failureText.notFound)
    if (known.updatedAtMs !== updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    if (stockVersions && areCountedAgain(input, stockVersions, await tables.stock.versions(known.id)))
      return refuse('changed-meanwhile', changedMeanwhileText)
    const saved = await saveProduct(tables, cleaned(input), { ...savingOf(exchange), known })
    if (!saved.ok) return refuse('fields-wrong', checkFieldsText, { errors: saved.errors })
    const { product } = saved
    if (keepsOldAddress && !(await redirectProduct(tables, known, product)))
      return rollBack(refuse('fields-wrong', manyRedirectsText, { errors: { urlId: manyRedirectsText } }))
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: product.id, summary: `Changed ${product.title}` })
    return reply(await openedProduct(tables, product))
  })
}

/** Removes a product. */
export async function deleteProduct(
  exchange: Exchange<typeof removeProductCall>,
): Promise<AnswerTo<typeof removeProductCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const product = await tables.products.lock(params.productId)
    if (!product) return refuse('not-found', failureText.notFound)
    await tables.products.remove(product.id)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: product.id, summary: `Removed ${product.title}` })
    return reply({})
  })
}

/** Sets what is on hand of a variant. */
export async function putStock(
  exchange: Exchange<typeof changeStockCall>,
): Promise<AnswerTo<typeof changeStockCall>> {
  const { params, body, store, account } = exchange
  return store.transaction(async (tables) => {
    // Nobody else changes it between the look and the change.
    await tables.stock.lock(params.variantId)
    const product = await tables.products.find(params.productId)
    const variant = product && findVariant(product, params.variantId)
    if (!product || !variant) return refuse('not-found', failureText.notFound)
    const { seenMoves } = body
    const isCountedSince =
      seenMoves !== undefined && (await tables.stock.countedSince(variant.id, seenMoves)) > 0
    const verdict = judgeStockChange({ stock: variant.stock, isCountedSince }, changeOfInput(body))
    if (!verdict.ok) return refuse(verdict.problem, stockChangeText[verdict.problem])
    const { count } = verdict
    if (!count) return reply({ product: presentProduct(product) })

    await tables.stock.count(variant.id, count, '', countedBy(account))
    await tables.site.raiseRevision()
    const counted = count.unlimited ? 'unlimited' : String(count.onHand)
    const summary = `Set the stock of ${product.title} ${variant.sku} to ${counted}`
    await recordAuditEntry(tables, exchange, { subjectId: product.id, summary })
    return reply({ product: presentProduct((await tables.products.find(product.id)) ?? product) })
  })
}

/** Answers the parts of the site that hold products. */
export async function getShopCollections({
  store,
}: Exchange<typeof listShopCollectionsCall>): Promise<AnswerTo<typeof listShopCollectionsCall>> {
  const collections = (await store.collections.list()).filter((each) => each.typeName === 'products')
  const rows = collections.map(async ({ id, title, urlId, typeName }) => ({
    id,
    title,
    urlId,
    typeName,
    categories: await store.products.categories(id),
  }))
  return reply({ collections: await Promise.all(rows) })
}

async function openedProduct({ stock }: Pick<SiteTables, 'stock'>, product: Product) {
  return { product: presentProduct(product), stockVersions: await stock.versions(product.id) }
}

function cleaned(input: ProductInput): ProductInput {
  return { ...input, excerptHtml: cleanHtml(input.excerptHtml), bodyHtml: cleanHtml(input.bodyHtml) }
}

function savingOf({ services, account }: Pick<Exchange, 'services' | 'account'>) {
  const { clock, newId, newUuid } = services
  return { nowMs: clock(), newId, newUuid, countedBy: countedBy(account) }
}

function countedBy(account: Exchange['account']) {
  return { cause: 'edited', accountId: account?.id ?? null } as const
}

/** Sends the old address of a product to where it is now, in whichever shop page; false when the site has as many redirects as it may have. */
async function redirectProduct(tables: SiteTables, known: Product, saved: Product): Promise<boolean> {
  const before = await tables.collections.find(known.collectionId)
  const now = await tables.collections.find(saved.collectionId)
  if (!before || !now) return true
  return redirectMoved(tables, [{ from: productUrl(known, before), to: productUrl(saved, now) }])
}
