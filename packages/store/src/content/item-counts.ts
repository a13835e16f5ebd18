import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { itemTermRows, type TermKey, termKey, termsOf } from './item-lists-by-term.ts'
import type { ItemFilter, ItemQuery, NewestPosition, TermCount, TermQuery } from './items.ts'

/** How many items a list has, wherever its pages begin. */
export async function countItems(
  session: Session,
  query: ItemFilter & Pick<ItemQuery, 'publishedBeforeMs' | 'publishedFromMs'>,
): Promise<number> {
  const { main, others } = termsOf(query)
  const { publishedBeforeMs: beforeMs, publishedFromMs: fromMs } = query
  if (others.length > 0) return countByTerms(session, query)
  const given = { ...termKey(session, query.collectionId, main), beforeMs }
  if (fromMs !== undefined) return (await session.first(countBetween, { ...given, fromMs }))?.total ?? 0
  const all = await session.first(countOfTerm, given)
  const waiting = await session.first(countWaiting, given)
  return (all?.total ?? 0) - (waiting?.total ?? 0)
}

/** How many items of the same moment come before a place in a list whose newest come first. */
export async function countTies(
  session: Session,
  { publishedAtMs, itemId }: NewestPosition,
  query: ItemQuery,
): Promise<number> {
  const [row] = await session.query((db) =>
    itemTermRows(db, session.websiteId, query)
      .select((entry) => entry.fn.countAll<number>().as('total'))
      .where('entry.published_at_ms', '=', publishedAtMs)
      .where('entry.item_id', '>', itemId),
  )
  return row?.total ?? 0
}

/** The terms of a collection's visible items, the one that was used last first. */
export async function listTerms(session: Session, query: TermQuery): Promise<readonly TermCount[]> {
  const { collectionId, kind, publishedBeforeMs } = query
  const given = { websiteId: session.websiteId, collectionId, kind, beforeMs: publishedBeforeMs }
  const rows = await session.all(usedTerms, given)
  return rows
    .filter((row) => row.last !== null)
    .sort((one, other) => Number(other.last) - Number(one.last) || (one.term < other.term ? -1 : 1))
    .map(({ term, total }) => ({ term, total }))
}

async function countByTerms(
  session: Session,
  query: ItemFilter & Pick<ItemQuery, 'publishedBeforeMs' | 'publishedFromMs'>,
): Promise<number> {
  const [row] = await session.query((db) =>
    itemTermRows(db, session.websiteId, query)
      .select((entry) => entry.fn.countAll<number>().as('total'))
      .where('entry.published_at_ms', '<=', query.publishedBeforeMs)
      .where('entry.published_at_ms', '>=', query.publishedFromMs ?? 0),
  )
  return row?.total ?? 0
}

const countOfTerm = statement((db, given: TermKey) =>
  db
    .selectFrom('item_term_counts')
    .select('total')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term),
)

/** Those that wait for their moment are few, so counting them costs little. */
const countWaiting = statement((db, given: TermKey & { readonly beforeMs: number }) =>
  db
    .selectFrom('item_terms')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('published_at_ms', '>', given.beforeMs),
)

const countBetween = statement(
  (db, given: TermKey & { readonly beforeMs: number; readonly fromMs: number }) =>
    db
      .selectFrom('item_terms')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('website_id', '=', given.websiteId)
      .where('collection_id', '=', given.collectionId)
      .where('kind', '=', given.kind)
      .where('term', '=', given.term)
      .where('published_at_ms', '<=', given.beforeMs)
      .where('published_at_ms', '>=', given.fromMs),
)

const usedTerms = statement(
  (db, given: { websiteId: string; collectionId: string; kind: string; beforeMs: number }) =>
    db
      .selectFrom('item_term_counts as known')
      .select(['known.term', 'known.total'])
      .select((row) =>
        row
          .selectFrom('item_terms as used')
          .select((last) => last.fn.max('used.published_at_ms').as('last'))
          .whereRef('used.website_id', '=', 'known.website_id')
          .whereRef('used.collection_id', '=', 'known.collection_id')
          .whereRef('used.kind', '=', 'known.kind')
          .whereRef('used.term', '=', 'known.term')
          .where('used.published_at_ms', '<=', given.beforeMs)
          .as('last'),
      )
      .where('known.website_id', '=', given.websiteId)
      .where('known.collection_id', '=', given.collectionId)
      .where('known.kind', '=', given.kind)
      .where('known.total', '>', 0)
      .orderBy('known.term'),
)
