import type { Selectable } from 'kysely'
import { statement } from '../engine/statement.ts'
import type { Schema } from '../schema/schema.ts'
import type { AuditEntry } from './audit-log.ts'

/** An entry as its row has it. */
export function entryOf(row: Selectable<Schema['audit_entries']>): AuditEntry {
  return {
    id: row.id,
    atMs: row.at_ms,
    accountId: row.account_id,
    call: row.call,
    subjectId: row.subject_id,
    summary: row.summary,
    person: row.person,
    cameFrom: row.came_from,
    undoes: row.undoes,
    undoneBy: row.undone_by,
    undoState: row.undo_state === 'can' || row.undo_state === 'kept' ? row.undo_state : '',
  }
}

/** Adds an entry. */
export const insertEntry = statement((db, given: AuditEntry & { readonly websiteId: string }) =>
  db.insertInto('audit_entries').values({
    website_id: given.websiteId,
    id: given.id,
    at_ms: given.atMs,
    account_id: given.accountId,
    call: given.call,
    subject_id: given.subjectId,
    summary: given.summary,
    person: given.person,
    came_from: given.cameFrom,
    undoes: given.undoes,
    undone_by: given.undoneBy,
    undo_state: given.undoState,
  }),
)

/** Changes whether an entry can be taken back, and by which it was. */
export const changeEntry = statement(
  (db, given: { websiteId: string; id: string; undoneBy: string; undoState: string }) =>
    db
      .updateTable('audit_entries')
      .set({ undone_by: given.undoneBy, undo_state: given.undoState })
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
)

/** An entry can be taken back no more. */
export const endUndo = statement((db, given: { websiteId: string; id: string }) =>
  db
    .updateTable('audit_entries')
    .set({ undo_state: '' })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** Finds an entry. */
export const findEntry = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** Entries, the newest first. */
export const listEntries = statement((db, given: { websiteId: string; offset: number; limit: number }) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .orderBy('at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)

/** Entries behind an id, in the order of their ids. */
export const nextEntries = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
