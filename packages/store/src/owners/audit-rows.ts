import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { AuditLog } from './audit-log.ts'

/** What owners did, newest first. */
export function auditRows(session: Session): AuditLog {
  const { websiteId } = session
  return {
    record: (entry) =>
      session.atomically(async (inside) => {
        await inside.change(insert, { websiteId, ...entry })
      }),
    madeCalls: async (calls) => {
      const rows = await session.query((db) =>
        db
          .selectFrom('audit_entries')
          .select('call')
          .distinct()
          .where('website_id', '=', websiteId)
          .where('call', 'in', calls),
      )
      return new Set(rows.map(({ call }) => call))
    },
    list: async ({ offset, limit }) => {
      const rows = await session.all(list, { websiteId, offset, limit })
      return rows.map((row) => ({
        id: row.id,
        atMs: row.at_ms,
        accountId: row.account_id,
        call: row.call,
        subjectId: row.subject_id,
        summary: row.summary,
      }))
    },
  }
}

interface GivenEntry {
  readonly websiteId: string
  readonly id: string
  readonly atMs: number
  readonly accountId: string
  readonly call: string
  readonly subjectId: string
  readonly summary: string
}

const insert = statement((db, given: GivenEntry) =>
  db.insertInto('audit_entries').values({
    website_id: given.websiteId,
    id: given.id,
    at_ms: given.atMs,
    account_id: given.accountId,
    call: given.call,
    subject_id: given.subjectId,
    summary: given.summary,
  }),
)

const list = statement((db, given: { websiteId: string; offset: number; limit: number }) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .orderBy('at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)
