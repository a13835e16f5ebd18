import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { DocumentKind } from './document-kind.ts'
import { readDocument, readDocuments } from './read-document.ts'

/** Tables of documents that are found by their id and by when they were begun. */
type TableByTime = 'bulk_acts' | 'exports' | 'product_imports' | 'subscriber_imports'

/** What all documents of such a table have. */
interface Begun {
  readonly id: string
  readonly createdAtMs: number
}

/** What is begun by somebody and then worked on, as long as it is remembered. */
export interface RecordsByTime<Document extends Begun> {
  /** The newest of them. */
  list(limit: number): Promise<readonly Document[]>
  find(id: string): Promise<Document | undefined>
  /** As `find`; within a transaction nobody else changes it until the end. */
  lock(id: string): Promise<Document | undefined>
  /** Writes down what is new; says whether it was, and leaves what is there under its id as it is. */
  insert(document: Document): Promise<boolean>
  save(document: Document): Promise<void>
}

/** Gives the documents of a table for a site's session. */
export function documentsByTime<Document extends Begun>(table: TableByTime, kind: DocumentKind<Document>) {
  const { newest, find, lock, insert, save } = statementsOf(table)
  return (session: Session): RecordsByTime<Document> => {
    const { websiteId } = session
    const given = (document: Document) => {
      const { id, createdAtMs } = document
      return { websiteId, id, createdAtMs, document: JSON.stringify(document) }
    }
    return {
      list: async (limit) => readDocuments(session, kind, await session.all(newest, { websiteId, limit })),
      find: async (id) => readDocument(session, kind, await session.first(find, { websiteId, id })),
      lock: async (id) => readDocument(session, kind, await session.first(lock, { websiteId, id })),
      insert: (document) =>
        session.atomically(async (inside) => (await inside.change(insert, given(document))) === 1),
      save: (document) => session.atomically((inside) => inside.write(save, given(document))),
    }
  }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

interface GivenDocument extends GivenId {
  readonly createdAtMs: number
  readonly document: string
}

function statementsOf(table: TableByTime) {
  const newest = statement((db, given: { readonly websiteId: string; readonly limit: number }) =>
    db
      .selectFrom(table)
      .select('document')
      .where('website_id', '=', given.websiteId)
      .orderBy('created_at_ms', 'desc')
      .orderBy('id', 'desc')
      .limit(given.limit),
  )
  const find = statement((db, given: GivenId) =>
    db
      .selectFrom(table)
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  )
  const lock = statement((db, given: GivenId, engine) =>
    lockRows(
      engine,
      db
        .selectFrom(table)
        .select('document')
        .where('website_id', '=', given.websiteId)
        .where('id', '=', given.id),
    ),
  )
  const rowOf = (given: GivenDocument) => ({
    website_id: given.websiteId,
    id: given.id,
    created_at_ms: given.createdAtMs,
    document: given.document,
  })
  const insert = statement((db, given: GivenDocument) =>
    db
      .insertInto(table)
      .values(rowOf(given))
      .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
  )
  const save = statement((db, given: GivenDocument) =>
    db
      .insertInto(table)
      .values(rowOf(given))
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
      ),
  )
  return { newest, find, lock, insert, save }
}
