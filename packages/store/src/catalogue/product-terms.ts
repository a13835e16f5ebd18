import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { termBlocks } from '../engine/term-blocks.ts'
import type { ProductTermRow } from '../schema/schema-catalogue.ts'

const blocks = termBlocks('product_term_blocks')

/** Brings the rows by which lists find a product up to date; one that is hidden, or for members alone, has none. */
export async function saveTerms(session: Session, product: Product, position: number): Promise<void> {
  await changeTerms(session, product.id, isOnShow(product) ? termsOf(product, position) : [])
}

/** Takes a product out of every list. */
export async function removeTerms(session: Session, productId: string): Promise<void> {
  await changeTerms(session, productId, [])
}

type Term = Pick<ProductTermRow, 'collection_id' | 'kind' | 'term' | 'position'>

function termsOf(product: Product, position: number): readonly Term[] {
  const term = (kind: string, name: string) => ({
    collection_id: product.collectionId,
    kind,
    term: name,
    position,
  })
  return [
    term('all', ''),
    ...(product.isFeatured ? [term('featured', '')] : []),
    ...[...new Set(product.categories)].map((name) => term('category', name)),
    ...[...new Set(product.tags)].map((name) => term('tag', name)),
  ]
}

/** Writes only what differs. Counts are changed in the order of their key, so that two savers never wait for each other. */
async function changeTerms(session: Session, productId: string, wanted: readonly Term[]): Promise<void> {
  const { websiteId } = session
  const known = await session.all(listTerms, { websiteId, productId })
  const wantedKeys = new Set(wanted.map(keyOf))
  const knownKeys = new Set(known.map(keyOf))
  const changes = [
    ...known.filter((term) => !wantedKeys.has(keyOf(term))).map((term) => ({ term, by: -1 as const })),
    ...wanted.filter((term) => !knownKeys.has(keyOf(term))).map((term) => ({ term, by: 1 as const })),
  ].sort((one, other) => (keyOf(one.term) < keyOf(other.term) ? -1 : 1))
  for (const { term, by } of changes) {
    const { collection_id: collectionId, kind, position } = term
    const given = { websiteId, collectionId, kind, term: term.term }
    await session.write(by > 0 ? insertTerm : deleteTerm, { ...given, position, productId })
    await session.write(by > 0 ? countOneMore : countOneLess, given)
    await blocks.count(session, { ...given, position }, by)
  }
}

function keyOf({ collection_id, kind, term, position }: Term): string {
  return JSON.stringify([collection_id, kind, term, position])
}

interface GivenTerm {
  readonly websiteId: string
  readonly collectionId: string
  readonly kind: string
  readonly term: string
  readonly position: number
  readonly productId: string
}

const listTerms = statement((db, given: { websiteId: string; productId: string }) =>
  db
    .selectFrom('product_terms')
    .select(['collection_id', 'kind', 'term', 'position'])
    .where('website_id', '=', given.websiteId)
    .where('product_id', '=', given.productId),
)

const insertTerm = statement((db, given: GivenTerm) =>
  db.insertInto('product_terms').values({
    website_id: given.websiteId,
    collection_id: given.collectionId,
    kind: given.kind,
    term: given.term,
    position: given.position,
    product_id: given.productId,
  }),
)

const deleteTerm = statement((db, given: GivenTerm) =>
  db
    .deleteFrom('product_terms')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('position', '=', given.position)
    .where('product_id', '=', given.productId),
)

type GivenCount = Omit<GivenTerm, 'position' | 'productId'>

const countOneMore = statement((db, given: GivenCount) =>
  db
    .insertInto('product_term_counts')
    .values({
      website_id: given.websiteId,
      collection_id: given.collectionId,
      kind: given.kind,
      term: given.term,
      total: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'collection_id', 'kind', 'term'])
        .doUpdateSet((column) => ({ total: column('product_term_counts.total', '+', 1) })),
    ),
)

const countOneLess = statement((db, given: GivenCount) =>
  db
    .updateTable('product_term_counts')
    .set((column) => ({ total: column('total', '-', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term),
)
