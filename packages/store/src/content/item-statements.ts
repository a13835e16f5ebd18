// What is asked of the rows of content items.
import type { Kysely } from 'kysely'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'
import type { Schema } from '../schema/schema.ts'
import { trashStatus } from '../schema/schema-content.ts'

export const documentsOf = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('items')
    .select(['id', 'document'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

interface GivenItem {
  readonly websiteId: string
  readonly itemId: string
}

export const idsBehind = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('items')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)

export const idsLeading = statement((db, given: { websiteId: string; mark: string; limit: number }) =>
  db
    .selectFrom('items')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('status', '!=', trashStatus)
    .where('document', 'like', given.mark)
    .orderBy('id')
    .limit(given.limit),
)

export const find = statement((db, given: GivenItem) =>
  db
    .selectFrom('items')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.itemId),
)

export const lock = statement((db, given: GivenItem, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('items')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.itemId),
  ),
)

export const lockIn = statement((db, given: { websiteId: string; collectionId: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('items')
      .select('id')
      .where('website_id', '=', given.websiteId)
      .where('collection_id', '=', given.collectionId)
      .orderBy('id'),
  ),
)

/** What lies in the trash has no label: it is read in its document who wrote it. */
export const lockOfAuthor = statement(
  (db, given: { websiteId: string; authorId: string; mark: string }, engine) =>
    lockRows(
      engine,
      db
        .selectFrom('items')
        .select('id')
        .where('website_id', '=', given.websiteId)
        .where(({ or, and, eb, selectFrom }) =>
          or([
            and([eb('status', '=', trashStatus), eb('document', 'like', given.mark)]),
            eb(
              'id',
              'in',
              selectFrom('item_labels')
                .select('item_id')
                .where('website_id', '=', given.websiteId)
                .where('kind', '=', 'author')
                .where('term', '=', given.authorId),
            ),
          ]),
        )
        .orderBy('id'),
    ),
)

export const findByUrlId = statement(
  (db, given: { websiteId: string; collectionId: string; urlId: string }) =>
    db
      .selectFrom('items')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('collection_id', '=', given.collectionId)
      .where('url_id', '=', given.urlId),
)

export interface GivenContent extends GivenItem {
  readonly collectionId: string
  readonly urlId: string
  readonly status: string
  readonly publishedAtMs: number
  readonly updatedAtMs: number
  readonly position: number
  readonly calendarAtMs: number
  readonly document: string
}

const columnsOf = (given: GivenContent) => ({
  collection_id: given.collectionId,
  url_id: given.urlId,
  status: given.status,
  published_at_ms: given.publishedAtMs,
  updated_at_ms: given.updatedAtMs,
  position: given.position,
  calendar_at_ms: given.calendarAtMs,
  document: given.document,
})

const insert = (db: Kysely<Schema>, given: GivenContent) =>
  db.insertInto('items').values({ website_id: given.websiteId, id: given.itemId, ...columnsOf(given) })

export const add = statement((db, given: GivenContent) =>
  insert(db, given).onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
)

export const save = statement((db, given: GivenContent) =>
  insert(db, given).onConflict((conflict) =>
    conflict.columns(['website_id', 'id']).doUpdateSet(columnsOf(given)),
  ),
)

export const removeDrafts = statement((db, given: GivenItem) =>
  db.deleteFrom('item_drafts').where('website_id', '=', given.websiteId).where('item_id', '=', given.itemId),
)

export const removeLayout = statement((db, given: GivenItem) =>
  db
    .deleteFrom('layouts')
    .where('website_id', '=', given.websiteId)
    .where('owner_kind', '=', 'item')
    .where('owner_id', '=', given.itemId),
)

export const remove = statement((db, given: GivenItem) =>
  db.deleteFrom('items').where('website_id', '=', given.websiteId).where('id', '=', given.itemId),
)
