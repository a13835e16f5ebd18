import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SubscriberImportRecords } from './newsletter.ts'
import { subscriberImportDocument } from './newsletter-documents.ts'

/** Files of addresses as documents, found by their time. */
export function subscriberImportRows(session: Session): SubscriberImportRecords {
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, subscriberImportDocument, row)
  return {
    list: async (limit) =>
      readDocuments(session, subscriberImportDocument, await session.all(newest, { websiteId, limit })),
    find: async (id) => read(await session.first(find, { websiteId, id })),
    lock: async (id) => read(await session.first(lock, { websiteId, id })),
    save: (given) =>
      session.atomically(async (inside) => {
        const { id, createdAtMs } = given
        await inside.change(save, { websiteId, id, createdAtMs, document: JSON.stringify(given) })
      }),
  }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

const newest = statement((db, given: { readonly websiteId: string; readonly limit: number }) =>
  db
    .selectFrom('subscriber_imports')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('subscriber_imports')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('subscriber_imports')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const save = statement((db, given: GivenId & { readonly createdAtMs: number; readonly document: string }) =>
  db
    .insertInto('subscriber_imports')
    .values({
      website_id: given.websiteId,
      id: given.id,
      created_at_ms: given.createdAtMs,
      document: given.document,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
    ),
)
