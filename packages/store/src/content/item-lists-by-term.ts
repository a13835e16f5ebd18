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

/** Terms of a kind, one of which an item must have. */
interface AnyTerm {
  readonly kind: string
  readonly terms: readonly string[]
}

/** What every item of a list must have: a term that leads to them all, and one each of others. */
interface ListTerms {
  readonly main: Term
  readonly others: readonly AnyTerm[]
}

/** The terms that items of a list must have. */
export function termsOf(filter: ItemFilter): ListTerms {
  const asked = [
    anyOf('author', filter.authorId),
    anyOf('category', filter.category),
    anyOf('tag', filter.tag),
    anyOf('featured', filter.featuredOnly ? '' : undefined),
  ].filter((each) => each.terms.length > 0)
  // What several terms lead to would come several times.
  const single = asked.find(({ terms }) => terms.length === 1)
  const [term] = single?.terms ?? []
  const main = single && term !== undefined ? { kind: single.kind, term } : everyTerm
  return { main, others: asked.filter((each) => each !== single) }
}

function anyOf(kind: string, asked: string | readonly string[] | undefined): AnyTerm {
  return { kind, terms: typeof asked === 'string' ? [asked] : [...new Set(asked)] }
}

/** What a statement about one term is given. */
export function termKey({ websiteId }: Session, collectionId: string, { kind, term }: Term) {
  return { websiteId, collectionId, kind, term }
}

/** Values of a statement about one term. */
export type TermKey = ReturnType<typeof termKey>

/** The rows that lead to the items which have all terms of a filter. */
export function itemTermRows(db: Kysely<Schema>, websiteId: string, filter: ItemFilter) {
  const { main, others } = termsOf(filter)
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
              .where('other.term', 'in', other.terms),
          ),
        ),
      ),
    )
}
