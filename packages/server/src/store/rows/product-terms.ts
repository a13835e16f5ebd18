import type { Product } from '@vitrine/domain/product/product'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Rewrites the rows by which lists find a product; a hidden one has none. */
export async function saveTerms(session: Session, product: Product, position: number): Promise<void> {
  await removeTerms(session, product.id)
  if (!product.isVisible) return
  const { websiteId } = session
  const { id: productId, collectionId } = product
  for (const { kind, term } of termsOf(product))
    await session.change(insertTerm, { websiteId, collectionId, kind, term, position, productId })
}

/** Takes a product out of every list. */
export async function removeTerms(session: Session, productId: string): Promise<void> {
  await session.change(deleteTerms, { websiteId: session.websiteId, productId })
}

function termsOf(product: Product): readonly { kind: string; term: string }[] {
  return [
    { kind: 'all', term: '' },
    ...(product.isFeatured ? [{ kind: 'featured', term: '' }] : []),
    ...[...new Set(product.categories)].map((term) => ({ kind: 'category', term })),
    ...[...new Set(product.tags)].map((term) => ({ kind: 'tag', term })),
  ]
}

interface GivenTerm {
  readonly websiteId: string
  readonly collectionId: string
  readonly kind: string
  readonly term: string
  readonly position: number
  readonly productId: string
}

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

const deleteTerms = statement((db, given: { websiteId: string; productId: string }) =>
  db
    .deleteFrom('product_terms')
    .where('website_id', '=', given.websiteId)
    .where('product_id', '=', given.productId),
)
