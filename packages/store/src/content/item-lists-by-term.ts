import type { Kysely } from 'kysely'
import type { Session } from '../engine/session.ts'
import type { Schema } from '../schema/schema.ts'
import type { ItemFilter } from './items.ts'

/** A term that leads to items. */
export interface Term {
  readonly kind: string
  readonly term: string
}

/** Leads to every item of a collection. */
export const everyTerm: Term = { kind: 'all', term: '' }

/** The terms that every item of a list must have. */
export function termsOf(filter: ItemFilter): readonly Term[] {
  const terms: Term[] = []
  if (filter.authorId !== undefined) terms.push({ kind: 'author', term: filter.authorId })
  if (filter.category !== undefined) terms.push({ kind: 'category', term: filter.category })
  if (filter.tag !== undefined) terms.push({ kind: 'tag', term: filter.tag })
  if (filter.featuredOnly) terms.push({ kind: 'featured', term: '' })
  return terms
}

/** What a statement about one term is given. */
export function termKey({ websiteId }: Session, collectionId: string, { kind, term }: Term) {
  return { websiteId, collectionId, kind, term }
}

/** Values of a statement about one term. */
export type TermKey = ReturnType<typeof termKey>

/** The rows that lead to the items which have all terms of a filter. */
export function itemTermRows(db: Kysely<Schema>, websiteId: string, filter: ItemFilter) {
  const [main = everyTerm, ...others] = termsOf(filter)
  return db
    .selectFrom('item_terms as entry')
    .where('entry.website_id', '=', websiteId)
    .where('entry.collection_id', '=', filter.collectionId)
    .where('entry.kind', '=', main.kind)
    .where('entry.term', '=', main.term)
    .where((row) =>
      row.and(
        others.map((other) =>
          row.exists(
            row
              .selectFrom('item_terms as other')
              .select('other.term')
              .whereRef('other.website_id', '=', 'entry.website_id')
              .whereRef('other.item_id', '=', 'entry.item_id')
              .where('other.kind', '=', other.kind)
              .where('other.term', '=', other.term),
          ),
        ),
      ),
    )
}
