import type { ContentItem, ItemStatus } from '@vitrine/domain/content/item'
import { type ExpressionBuilder, sql } from 'kysely'
import { readDocuments } from '../../documents/read-document.ts'
import type { Page } from '../../engine/page.ts'
import type { Session } from '../../engine/session.ts'
import type { Schema } from '../../schema/schema.ts'
import { trashStatus } from '../../schema/schema-content.ts'
import { itemDocument } from '../item-document.ts'

/** What an owner's list shows: `trash` is what was thrown away, a status what has it at the moment. */
type ItemShelf = ItemStatus | 'trash'

/** Which items of a collection an owner looks at; without a shelf all but the trash. */
export interface ItemSearch {
  readonly collectionId: string
  readonly shelf?: ItemShelf | undefined
  readonly nowMs: number
  readonly sort: 'published' | 'position'
  readonly direction: 'asc' | 'desc'
  readonly offset: number
  readonly limit: number
}

/** How many items of a collection stand on a shelf. */
export interface ShelfCount {
  readonly collectionId: string
  readonly shelf: string
  readonly total: number
}

/** What owners see of their items, whoever else sees them. */
export async function searchItems(session: Session, search: ItemSearch): Promise<Page<ContentItem>> {
  const column = sortColumns[search.sort]
  const rows = await session.query((db) =>
    db
      .selectFrom('items')
      .select('document')
      .where('website_id', '=', session.websiteId)
      .where((row) => isFound(row, search))
      .orderBy(column, search.direction)
      .orderBy('id', search.sort === 'position' ? 'asc' : search.direction)
      .limit(search.limit)
      .offset(search.offset),
  )
  const [counted] = await session.query((db) =>
    db
      .selectFrom('items')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('website_id', '=', session.websiteId)
      .where((row) => isFound(row, search)),
  )
  return { rows: readDocuments(session, itemDocument, rows), total: Number(counted?.total ?? 0) }
}

/** How many items stand on each shelf of each collection at a moment. */
export async function countShelves(session: Session, nowMs: number): Promise<readonly ShelfCount[]> {
  const rows = await session.query((db) =>
    db
      .selectFrom('items')
      .select('collection_id')
      .select(shelfAt(nowMs).as('shelf'))
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('website_id', '=', session.websiteId)
      .groupBy(['collection_id', 'shelf']),
  )
  return rows.map((row) => ({ collectionId: row.collection_id, shelf: row.shelf, total: Number(row.total) }))
}

interface Period {
  readonly fromMs: number
  readonly toMs: number
  /** Left out: items of all collections. */
  readonly collectionId?: string | undefined
  readonly limit: number
}

/** The items of a period of time, events by their begin and others by their publication, without the trash. */
export async function itemsBetween(
  session: Session,
  { fromMs, toMs, collectionId, limit }: Period,
): Promise<readonly ContentItem[]> {
  const rows = await session.query((db) =>
    db
      .selectFrom('items')
      .select('document')
      .where('website_id', '=', session.websiteId)
      .where((row) =>
        row.or([
          row.and([row('calendar_at_ms', '>=', fromMs), row('calendar_at_ms', '<', toMs)]),
          row(
            'id',
            'in',
            row
              .selectFrom('event_occurrences')
              .select('item_id')
              .where('website_id', '=', session.websiteId)
              .where('starts_at_ms', '>=', fromMs)
              .where('starts_at_ms', '<', toMs),
          ),
        ]),
      )
      .where('status', '<>', trashStatus)
      .$if(collectionId !== undefined, (all) => all.where('collection_id', '=', collectionId ?? ''))
      .orderBy('calendar_at_ms')
      .orderBy('id')
      .limit(limit),
  )
  return readDocuments(session, itemDocument, rows)
}

/** The least and the greatest position in a collection, null while it is empty. */
export async function positionBounds(
  session: Session,
  collectionId: string,
): Promise<{ readonly first: number; readonly last: number } | null> {
  const [row] = await session.query((db) =>
    db
      .selectFrom('items')
      .select((each) => [each.fn.min('position').as('first'), each.fn.max('position').as('last')])
      .where('website_id', '=', session.websiteId)
      .where('collection_id', '=', collectionId),
  )
  return row?.first == null || row.last == null ? null : { first: Number(row.first), last: Number(row.last) }
}

/** Ids of items that were thrown away before a moment. */
export async function trashedBefore(
  session: Session,
  beforeMs: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await session.query((db) =>
    db
      .selectFrom('items')
      .select('id')
      .where('website_id', '=', session.websiteId)
      .where('status', '=', trashStatus)
      .where('updated_at_ms', '<', beforeMs)
      .limit(limit),
  )
  return rows.map(({ id }) => id)
}

const sortColumns = {
  published: 'calendar_at_ms',
  position: 'position',
} as const

type Items = ExpressionBuilder<Schema, 'items'>

function isFound(row: Items, { collectionId, shelf, nowMs }: ItemSearch) {
  return row.and([
    row('collection_id', '=', collectionId),
    shelf === undefined ? row('status', '<>', trashStatus) : row(shelfAt(nowMs), '=', shelf),
  ])
}

/** What was scheduled and has come is published; what is published for later is scheduled. */
function shelfAt(nowMs: number) {
  return sql<string>`case when status in ('published', 'scheduled')
    then (case when published_at_ms > ${sql.lit(nowMs)} then 'scheduled' else 'published' end) else status end`
}
