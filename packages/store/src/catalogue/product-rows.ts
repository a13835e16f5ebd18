import { priceRange } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { linksTo } from '../documents/mention-of.ts'
import { HeldRows } from '../engine/held-rows.ts'
import type { Gathered, Session } from '../engine/session.ts'
import { searchKey } from '../engine/text-search.ts'
import { setTranslationsAside, takeTranslationsBack } from '../languages/set-aside.ts'
import { pageOf } from '../lists/list-page.ts'
import { readList } from '../lists/read-list.ts'
import { removeUses, saveUses } from '../media/media-uses.ts'
import { areaIdsOf, takeOutOfAreas, withAreas } from '../memberships/area-things.ts'
import { noteSearchChange } from '../search/note-search-change.ts'
import { dropProductListed, keepProductListed } from './lists/keep-product-listed.ts'
import { productsTable } from './lists/products-list-table.ts'
import { findVariants, listVariants } from './lists/read-variants.ts'
import { planChange } from './plan-change.ts'
import { readPrices, recordPrices, recordProductGone } from './prices/record-prices.ts'
import { productDocument, readProduct, readProducts, readProductsOf } from './product-documents.ts'
import { findInOrder, listProducts, listTerms, listTermsOfOthers, neighboursOf } from './product-lists.ts'
import {
  countAll,
  countIn,
  find,
  findByUrlId,
  firstMarked,
  firstOfAll,
  idsLeading,
  isSameRow,
  keptOf,
  lastPosition,
  lock,
  type ProductColumns,
  remove,
  save,
  saveDocument,
} from './product-statements.ts'
import { removeTerms, saveTerms } from './product-terms.ts'
import type { ProductRecords } from './products.ts'
import { productsBehind } from './products-behind.ts'
import type { CountedBy } from './stock-ledger.ts'
import { lockLevelsOf, openLevels } from './stock-levels.ts'

/** The catalogue: a document per product, terms to list it by, and its stock joined in. */
export function productRows(session: Session): ProductRecords {
  const { websiteId, optimism } = session
  const held = new HeldRows(session, 'product')
  const isAnyMarked = async (fields: object) => {
    const mark = `%${JSON.stringify(fields).slice(1, -1)}%`
    return (await session.first(firstMarked, { websiteId, mark })) !== undefined
  }
  return {
    find: async (id) =>
      optimism
        ? optimism.ask(productsById, id)
        : (await readProductsOf(session, [id], session.all(find, { websiteId, id })))[0],
    lock: async (id) => {
      const row = await session.first(lock, { websiteId, id })
      if (!row) return undefined
      await lockLevelsOf(session, id)
      held.hold(id)
      return (await readProducts(session, [row]))[0]
    },
    findMany: (ids) => findInOrder(session, ids),
    findByUrlId: async (collectionId, urlId) => {
      const row = await session.first(findByUrlId, { websiteId, collectionId, urlId })
      return row && (await readProducts(session, [row]))[0]
    },
    list: (query) => listProducts(session, query),
    neighbours: (product) => neighboursOf(session, product),
    categories: (collectionId) => listTerms(session, collectionId, 'category'),
    tags: (collectionId) => listTerms(session, collectionId, 'tag'),
    termsOfOthers: (collectionId, productId) => listTermsOfOthers(session, collectionId, productId),
    behind: async (afterId, limit) => (await productsBehind(session, { afterId, limit })).products,
    leadingTo: async (path, limit) => {
      const rows = await session.all(idsLeading, { websiteId, mark: linksTo(path), limit })
      return findInOrder(
        session,
        rows.map(({ id }) => id),
      )
    },
    listed: async (ask) => {
      const slice = await readList(session, productsTable, ask)
      const found = await findInOrder(
        session,
        slice.places.map(({ id }) => id),
      )
      return pageOf(slice, ask, new Map(found.map((product) => [product.id, product])))
    },
    listedVariants: (ask) => listVariants(session, ask),
    findVariant: async (variantId) => (await findVariants(session, [variantId])).get(variantId),
    countIn: async (collectionId) => (await session.first(countIn, { websiteId, collectionId }))?.total ?? 0,
    count: async () => (await session.first(countAll, { websiteId }))?.total ?? 0,
    isAny: async () => (await session.first(firstOfAll, { websiteId })) !== undefined,
    isAnySent: () => isAnyMarked({ type: 'physical' }),
    prices: (productId) => readPrices(session, productId),
    usesForm: (formId) => isAnyMarked({ additionalFieldsFormId: formId }),
    namesCompany: async (key) =>
      (await isAnyMarked({ makerKey: key })) || (await isAnyMarked({ responsibleKey: key })),
    save: (product, by) => session.atomically((inside) => saveProduct(inside, product, { held, by })),
    remove: (id) =>
      session.atomically(async (inside) => {
        await dropProductListed(inside, id)
        await removeTerms(inside, id)
        await recordProductGone(inside, id)
        await takeOutOfAreas(inside, 'product', id)
        await removeUses(inside, { kind: 'product', id })
        await setTranslationsAside(inside, 'product', id)
        await inside.write(remove, { websiteId, id })
        await noteSearchChange(inside, 'product', id)
      }),
  }
}

const productsById: Gathered<string, Product | undefined> = async (session, ids) => {
  const found = await findInOrder(session, [...new Set(ids)])
  const byId = new Map(found.map((product) => [product.id, product]))
  return ids.map((id) => byId.get(id))
}

interface ProductSave {
  readonly held: HeldRows
  readonly by: CountedBy | undefined
}

async function saveProduct(session: Session, given: Product, { held, by }: ProductSave): Promise<void> {
  const { websiteId } = session
  const product = withAreas(given, await areaIdsOf(session, 'product', given.id))
  const kept = await session.first(keptOf, { websiteId, id: product.id })
  if (kept) held.demand(product.id)
  const position = await positionFor(session, product, kept)
  const document = productDocument(product)
  const row = {
    collectionId: product.collectionId,
    urlId: product.urlId,
    position,
    isVisible: product.isVisible ? 1 : 0,
    titleKey: searchKey(product.title),
    priceCents: priceRange(product).lowestCents,
  }
  const key = { websiteId, id: product.id }
  if (kept && isSameRow(kept, row)) await session.write(saveDocument, { ...key, document })
  else await session.write(save, { ...key, ...row, document })
  await saveTerms(session, product, position)
  const levels = await openLevels(session, product, by)
  const before = kept && readProduct(session, { id: product.id, document: kept.document })
  await keepProductListed(session, product, { levels, before })
  await recordPrices(session, product)
  await planChange(session, product)
  await saveUses(session, { kind: 'product', id: product.id }, document)
  if (!kept) await takeTranslationsBack(session, 'product', product.id)
  await noteSearchChange(session, 'product', product.id)
  held.hold(product.id)
}

/** A product keeps its place; a new one, or one that came from another collection, goes to the end. */
async function positionFor(
  session: Session,
  { collectionId }: Product,
  kept: ProductColumns | undefined,
): Promise<number> {
  const { websiteId } = session
  if (kept?.collectionId === collectionId) return kept.position
  const last = await session.first(lastPosition, { websiteId, collectionId })
  return (last?.position ?? 0) + 1
}
