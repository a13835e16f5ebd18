import { type DataExport, exportKinds } from '@vitrine/domain/exports/data-export'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'
import { documentsByTime } from '../documents/documents-by-time.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { ExportRecords } from './exports.ts'

export const exportDocument = defineDocument<DataExport>()(
  'export',
  Type.Object({
    id: text,
    kind: oneOf(exportKinds),
    byName: text,
    createdAtMs: Type.Number(),
    state: oneOf(['waiting', 'running', 'done', 'stopped', 'failed']),
    message: text,
    total: orNull(Type.Number()),
    looked: Type.Number(),
    written: Type.Number(),
    left: Type.Array(Type.Object({ name: text, reason: text, isIn: Type.Optional(Type.Boolean()) })),
    isCut: Type.Boolean(),
    after: text,
    bytes: Type.Number(),
  }),
)

const documents = documentsByTime('exports', exportDocument)

/** Exports as documents, found by their time. */
export function exportRows(session: Session): ExportRecords {
  const { websiteId } = session
  return {
    ...documents(session),
    old: async (beforeMs, afterId) => {
      const rows = await session.all(old, { websiteId, beforeMs, afterId })
      return rows.map(({ id }) => id)
    },
    forget: (ids) =>
      session.atomically(async (inside) => {
        for (const id of ids) await inside.write(remove, { websiteId, id })
      }),
  }
}

interface OldOnes {
  readonly websiteId: string
  readonly beforeMs: number
  readonly afterId: string
}

const old = statement((db, given: OldOnes) =>
  db
    .selectFrom('exports')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .where('created_at_ms', '<', given.beforeMs)
    .orderBy('id')
    .limit(500),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('exports').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
