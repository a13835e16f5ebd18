import type { ContentItem } from '@vitrine/domain/content/item'
import { readDocuments } from '../documents/read-document.ts'
import type { Page } from '../engine/page.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { ListStart } from '../engine/term-blocks.ts'
import { countItems } from './item-counts.ts'
import { itemDocument } from './item-document.ts'
import { itemTermRows, type TermKey, termKey, termsOf } from './item-lists-by-term.ts'
import { placeOfRow } from './item-positions.ts'
import type { ItemQuery, NewestPosition } from './items.ts'

/** A page of a list in one of its orders, and the length of the list. Only the page's own documents are read, wherever it lies. */
export async function listItems(session: Session, query: ItemQuery): Promise<Page<ContentItem>> {
  const { main, others } = termsOf(query)
  if (others.length > 0) {
    return { rows: await listByTerms(session, query), total: await countItems(session, query) }
  }
  const given = {
    ...termKey(session, query.collectionId, main),
    upToMs: upToOf(query),
    fromMs: query.publishedFromMs ?? 0,
    limit: query.limit,
  }
  const rows =
    query.order === 'position'
      ? await session.all(pageByPosition, { ...given, ...(await placeOfRow(session, given, query.offset)) })
      : await session.all(pageByTime, { ...given, offset: query.offset })
  return {
    rows: readDocuments(session, itemDocument, rows),
    total: await countItems(session, query),
  }
}

function upToOf({ publishedBeforeMs, cursorMs = publishedBeforeMs }: ItemQuery): number {
  return Math.min(publishedBeforeMs, cursorMs)
}

/** Items before a place in a list whose newest come first, the nearest first. */
export async function listNewerItems(
  session: Session,
  { publishedAtMs, itemId }: NewestPosition,
  query: ItemQuery,
): Promise<readonly ContentItem[]> {
  const rows = await session.query((db) =>
    itemTermRows(db, session.websiteId, query)
      .innerJoin('items', (join) =>
        join.onRef('items.id', '=', 'entry.item_id').onRef('items.website_id', '=', 'entry.website_id'),
      )
      .select('items.document')
      .where('entry.published_at_ms', '<=', query.publishedBeforeMs)
      .where('entry.published_at_ms', '>=', Math.max(publishedAtMs, query.publishedFromMs ?? 0))
      .where((row) =>
        row.or([row('entry.published_at_ms', '>', publishedAtMs), row('entry.item_id', '>', itemId)]),
      )
      .orderBy('entry.published_at_ms')
      .orderBy('entry.item_id')
      .limit(query.limit),
  )
  return readDocuments(session, itemDocument, rows)
}

/** A page of a list that more than one term leads to. */
async function listByTerms(session: Session, query: ItemQuery): Promise<readonly ContentItem[]> {
  const rows = await session.query((db) => {
    const rows = itemTermRows(db, session.websiteId, query)
      .innerJoin('items', (join) =>
        join.onRef('items.id', '=', 'entry.item_id').onRef('items.website_id', '=', 'entry.website_id'),
      )
      .select('items.document')
      .where('entry.published_at_ms', '<=', upToOf(query))
      .where('entry.published_at_ms', '>=', query.publishedFromMs ?? 0)
      .limit(query.limit)
      .offset(query.offset)
    return query.order === 'position'
      ? rows.orderBy('entry.position').orderBy('entry.item_id')
      : rows.orderBy('entry.published_at_ms', 'desc').orderBy('entry.item_id', 'desc')
  })
  return readDocuments(session, itemDocument, rows)
}

interface GivenPart extends TermKey {
  readonly upToMs: number
  readonly fromMs: number
  readonly limit: number
}

const pageByTime = statement((db, given: GivenPart & { readonly offset: number }) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('item_terms')
        .select(['item_id', 'published_at_ms'])
        .where('website_id', '=', given.websiteId)
        .where('collection_id', '=', given.collectionId)
        .where('kind', '=', given.kind)
        .where('term', '=', given.term)
        .where('published_at_ms', '<=', given.upToMs)
        .where('published_at_ms', '>=', given.fromMs)
        .orderBy('published_at_ms', 'desc')
        .orderBy('item_id', 'desc')
        .limit(given.limit)
        .offset(given.offset)
        .as('page'),
    )
    .innerJoin('items', (join) =>
      join.onRef('items.id', '=', 'page.item_id').on('items.website_id', '=', given.websiteId),
    )
    .select('items.document')
    .orderBy('page.published_at_ms', 'desc')
    .orderBy('page.item_id', 'desc'),
)

const pageByPosition = statement((db, given: GivenPart & ListStart) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('item_terms')
        .select(['item_id', 'position'])
        .where('website_id', '=', given.websiteId)
        .where('collection_id', '=', given.collectionId)
        .where('kind', '=', given.kind)
        .where('term', '=', given.term)
        .where('published_at_ms', '<=', given.upToMs)
        .where('published_at_ms', '>=', given.fromMs)
        .where('position', '>=', given.position)
        .orderBy('position')
        .orderBy('item_id')
        .limit(given.limit)
        .offset(given.skip)
        .as('page'),
    )
    .innerJoin('items', (join) =>
      join.onRef('items.id', '=', 'page.item_id').on('items.website_id', '=', given.websiteId),
    )
    .select('items.document')
    .orderBy('page.position')
    .orderBy('page.item_id'),
)
