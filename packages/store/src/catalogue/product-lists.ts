import type { Product } from '@vitrine/domain/catalogue/product'
import type { Terms } from '@vitrine/domain/content/term-spelling'
import { listQuery } from '../engine/list-query.ts'
import type { Page } from '../engine/page.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { type ListStart, termBlocks } from '../engine/term-blocks.ts'
import { readProduct, readProducts, readProductsOf } from './product-documents.ts'
import {
  countOfTerm,
  everything,
  listArranged,
  onlyTerm,
  type Term,
  type TermChoice,
} from './product-order.ts'
import type { ProductQuery } from './products.ts'

const blocks = termBlocks('product_term_blocks')

/** A page of a collection's visible products in the owner's order. Only the page's own documents are read, wherever it lies. */
export async function listProducts(session: Session, query: ProductQuery): Promise<Page<Product>> {
  const choices = choicesOf(query)
  const { order = 'featured', inStockOnly = false } = query
  if (order !== 'featured' || inStockOnly) {
    const found = await listArranged(session, query, { choices, order, inStockOnly })
    return { rows: await findInOrder(session, found.ids), total: found.total }
  }
  const term = onlyTerm(choices)
  if (term === null) return listByChoices(session, query, choices)
  const given = { websiteId: session.websiteId, collectionId: query.collectionId, ...term }
  const { position, skip } = await blocks.startOf(session, given, query.offset)
  const rows = await session.all(pageOfTerm, { ...given, position, skip, limit: query.limit })
  const counted = await session.first(countOfTerm, given)
  return { rows: await readProducts(session, rows), total: counted?.total ?? 0 }
}

/** The visible products before and after one, in the owner's order. */
export async function neighboursOf(session: Session, product: Product) {
  const { websiteId } = session
  const place = { websiteId, collectionId: product.collectionId, productId: product.id }
  const own = await session.first(positionOf, place)
  if (!own) return { previous: undefined, next: undefined }
  const given = { ...place, position: own.position }
  const [previous] = await readProducts(session, await session.all(previousProduct, given))
  const [next] = await readProducts(session, await session.all(nextProduct, given))
  return { previous, next }
}

/** Categories or tags of a collection's visible products, in the order of first use. */
export async function listTerms(
  session: Session,
  collectionId: string,
  kind: 'category' | 'tag',
): Promise<readonly string[]> {
  const rows = await session.all(usedTerms, { websiteId: session.websiteId, collectionId, kind })
  return rows.map((row) => row.term)
}

/** Categories and tags of all products of a collection but one, whoever sees them. */
export async function listTermsOfOthers(
  session: Session,
  collectionId: string,
  productId: string | null,
): Promise<Terms> {
  const rows = await session.all(documentsIn, { websiteId: session.websiteId, collectionId })
  const others = rows.flatMap((row) => (row.id === productId ? [] : (readProduct(session, row) ?? [])))
  const named = (kind: keyof Terms) => [...new Set(others.flatMap((each) => each[kind]))]
  return { categories: named('categories'), tags: named('tags') }
}

/** What every product of the list must have. */
function choicesOf({ category = [], tag = [], featuredOnly }: ProductQuery): readonly TermChoice[] {
  const choices = [
    { kind: 'category', terms: typeof category === 'string' ? [category] : category },
    { kind: 'tag', terms: typeof tag === 'string' ? [tag] : tag },
    { kind: 'featured', terms: featuredOnly ? [''] : [] },
  ]
  return choices.filter(({ terms }) => terms.length > 0)
}

async function listByChoices(
  session: Session,
  query: ProductQuery,
  choices: readonly TermChoice[],
): Promise<Page<Product>> {
  const main = leadingTerm(choices)
  const others = choices.filter(({ kind }) => kind !== main.kind)
  const found = await session.query((db) =>
    db
      .selectFrom('product_terms as main')
      .select('product_id')
      .where('website_id', '=', session.websiteId)
      .where('collection_id', '=', query.collectionId)
      .where('kind', '=', main.kind)
      .where('term', '=', main.term)
      .where((row) =>
        row.and(
          others.map((other) =>
            row.exists(
              row
                .selectFrom('product_terms as other')
                .select('other.term')
                .whereRef('other.website_id', '=', 'main.website_id')
                .whereRef('other.product_id', '=', 'main.product_id')
                .where('other.kind', '=', other.kind)
                .where('other.term', 'in', other.terms),
            ),
          ),
        ),
      )
      .orderBy('position')
      .orderBy('product_id'),
  )
  const ids = found.slice(query.offset, query.offset + query.limit).map((row) => row.product_id)
  return { rows: await findInOrder(session, ids), total: found.length }
}

/** A term that all products of the list have: its rows stand in their order. */
function leadingTerm(choices: readonly TermChoice[]): Term {
  const single = choices.find(({ terms }) => terms.length === 1)
  return (single && onlyTerm([single])) ?? everything
}

/** Products by their ids, in the order of the ids. */
export async function findInOrder(session: Session, ids: readonly string[]): Promise<readonly Product[]> {
  if (ids.length === 0) return []
  const found = await readProductsOf(session, ids, documentsOf(session, ids))
  const products = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id) => products.get(id) ?? [])
}

const documentsOf = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

interface TermKey {
  readonly websiteId: string
  readonly collectionId: string
  readonly kind: string
  readonly term: string
}

const pageOfTerm = statement((db, given: TermKey & ListStart & { readonly limit: number }) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('product_terms')
        .select(['product_id', 'position'])
        .where('website_id', '=', given.websiteId)
        .where('collection_id', '=', given.collectionId)
        .where('kind', '=', given.kind)
        .where('term', '=', given.term)
        .where('position', '>=', given.position)
        .orderBy('position')
        .orderBy('product_id')
        .limit(given.limit)
        .offset(given.skip)
        .as('page'),
    )
    .innerJoin('products', (join) =>
      join.onRef('products.id', '=', 'page.product_id').on('products.website_id', '=', given.websiteId),
    )
    .select(['products.id', 'products.document'])
    .orderBy('page.position')
    .orderBy('page.product_id'),
)

interface ProductKey {
  readonly websiteId: string
  readonly collectionId: string
  readonly productId: string
}

const positionOf = statement((db, given: ProductKey) =>
  db
    .selectFrom('products')
    .select('position')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.productId)
    .where('collection_id', '=', given.collectionId),
)

const previousProduct = neighbour('desc')
const nextProduct = neighbour('asc')

function neighbour(direction: 'asc' | 'desc') {
  const beyond = direction === 'asc' ? '>' : '<'
  return statement((db, given: ProductKey & { readonly position: number }) =>
    db
      .selectFrom('product_terms as term')
      .innerJoin('products', (join) =>
        join
          .onRef('products.id', '=', 'term.product_id')
          .onRef('products.website_id', '=', 'term.website_id'),
      )
      .select(['products.id', 'products.document'])
      .where('term.website_id', '=', given.websiteId)
      .where('term.collection_id', '=', given.collectionId)
      .where('term.kind', '=', 'all')
      .where('term.term', '=', '')
      .where('term.position', direction === 'asc' ? '>=' : '<=', given.position)
      .where((row) =>
        row.or([
          row('term.position', beyond, given.position),
          row('term.product_id', beyond, given.productId),
        ]),
      )
      .orderBy('term.position', direction)
      .orderBy('term.product_id', direction)
      .limit(1),
  )
}

const usedTerms = statement((db, given: Omit<TermKey, 'term'>) =>
  db
    .selectFrom('product_term_counts as known')
    .select('known.term')
    .where('known.website_id', '=', given.websiteId)
    .where('known.collection_id', '=', given.collectionId)
    .where('known.kind', '=', given.kind)
    .where('known.total', '>', 0)
    .orderBy((row) =>
      row
        .selectFrom('product_terms as used')
        .select((first) => first.fn.min('used.position').as('first'))
        .whereRef('used.website_id', '=', 'known.website_id')
        .whereRef('used.collection_id', '=', 'known.collection_id')
        .whereRef('used.kind', '=', 'known.kind')
        .whereRef('used.term', '=', 'known.term'),
    )
    .orderBy('known.term'),
)

const documentsIn = statement((db, given: Pick<TermKey, 'websiteId' | 'collectionId'>) =>
  db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .orderBy('position'),
)
