import { firstTimeOf } from '@vitrine/domain/content/events/occurrences'
import { type ContentItem, isListed } from '@vitrine/domain/content/item'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { termBlocks } from '../engine/term-blocks.ts'
import type { ItemTermRow } from '../schema/schema-content.ts'
import { categoriesUpwards } from './categories/category-rows.ts'

const blocks = termBlocks('item_term_blocks')

/** Brings the rows by which lists find an item up to date; what is not to be seen yet has none. */
export async function saveItemTerms(session: Session, item: ContentItem): Promise<void> {
  await changeTerms(session, item.id, isListed(item) ? termsOf(item, await withAncestors(session, item)) : [])
}

/** Takes an item out of every list. */
export async function removeItemTerms(session: Session, itemId: string): Promise<void> {
  await changeTerms(session, itemId, [])
}

type Term = Omit<ItemTermRow, 'website_id' | 'item_id'>

/** What stands in a category stands in those above it, too. */
async function withAncestors(
  session: Session,
  { collectionId, categories }: ContentItem,
): Promise<readonly string[]> {
  return categories.length === 0 ? [] : categoriesUpwards(session, collectionId, categories)
}

function termsOf(item: ContentItem, categories: readonly string[]): readonly Term[] {
  const first = item.event && firstTimeOf(item.event)
  const place = {
    collection_id: item.collectionId,
    published_at_ms: item.publishedAtMs,
    position: item.position,
    starts_at_ms: first?.startAtMs ?? null,
    ends_at_ms: first?.endAtMs ?? null,
  }
  const term = (kind: string, name: string): Term => ({ ...place, kind, term: name })
  return [
    term('all', ''),
    ...(item.isFeatured ? [term('featured', '')] : []),
    ...[...new Set(categories)].map((name) => term('category', name)),
    ...[...new Set(item.tags)].map((name) => term('tag', name)),
    term('author', item.author.id),
  ]
}

/**
 * Writes only what differs. Counts are changed in the order of their key, so that two savers never wait for each other; of one list the
 * former place is left before the new one is taken, as an item stands in it once.
 */
async function changeTerms(session: Session, itemId: string, wanted: readonly Term[]): Promise<void> {
  const { websiteId } = session
  const known = await session.all(termsOfItem, { websiteId, itemId })
  const wantedKeys = new Set(wanted.map(keyOf))
  const knownKeys = new Set(known.map(keyOf))
  const changes = [
    ...known.filter((term) => !wantedKeys.has(keyOf(term))).map((term) => ({ term, by: -1 as const })),
    ...wanted.filter((term) => !knownKeys.has(keyOf(term))).map((term) => ({ term, by: 1 as const })),
  ].sort((one, other) => compareLists(one.term, other.term) || one.by - other.by)
  for (const { term, by } of changes) {
    const given = { websiteId, itemId, ...givenTerm(term) }
    await session.write(by > 0 ? insertTerm : deleteTerm, given)
    await session.write(by > 0 ? countOneMore : countOneLess, given)
    await blocks.count(session, { websiteId, ...listOf(term), position: term.position }, by)
  }
}

function compareLists(one: Term, other: Term): number {
  const [first, second] = [one, other].map(({ collection_id, kind, term }) =>
    JSON.stringify([collection_id, kind, term]),
  )
  if (first === second) return 0
  return (first ?? '') < (second ?? '') ? -1 : 1
}

function keyOf(term: Term): string {
  const { collection_id, kind, published_at_ms, position, starts_at_ms, ends_at_ms } = term
  return JSON.stringify([collection_id, kind, term.term, published_at_ms, position, starts_at_ms, ends_at_ms])
}

function listOf({ collection_id: collectionId, kind, term }: Term) {
  return { collectionId, kind, term }
}

function givenTerm(term: Term) {
  return {
    ...listOf(term),
    publishedAtMs: term.published_at_ms,
    position: term.position,
    startsAtMs: term.starts_at_ms,
    endsAtMs: term.ends_at_ms,
  }
}

type GivenTerm = ReturnType<typeof givenTerm> & { readonly websiteId: string; readonly itemId: string }

const termsOfItem = statement((db, given: { websiteId: string; itemId: string }) =>
  db
    .selectFrom('item_terms')
    .select(['collection_id', 'kind', 'term', 'published_at_ms', 'position', 'starts_at_ms', 'ends_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId),
)

const insertTerm = statement((db, given: GivenTerm) =>
  db.insertInto('item_terms').values({
    website_id: given.websiteId,
    collection_id: given.collectionId,
    kind: given.kind,
    term: given.term,
    item_id: given.itemId,
    published_at_ms: given.publishedAtMs,
    position: given.position,
    starts_at_ms: given.startsAtMs,
    ends_at_ms: given.endsAtMs,
  }),
)

const deleteTerm = statement((db, given: GivenTerm) =>
  db
    .deleteFrom('item_terms')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('published_at_ms', '=', given.publishedAtMs)
    .where('item_id', '=', given.itemId),
)

const countOneMore = statement((db, given: GivenTerm) =>
  db
    .insertInto('item_term_counts')
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
        .doUpdateSet((column) => ({ total: column('item_term_counts.total', '+', 1) })),
    ),
)

const countOneLess = statement((db, given: GivenTerm) =>
  db
    .updateTable('item_term_counts')
    .set((column) => ({ total: column('total', '-', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term),
)
