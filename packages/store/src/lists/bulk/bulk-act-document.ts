import type { BulkAct } from '@vitrine/domain/lists/bulk/bulk-act'
import { Type } from 'typebox'
import { defineDocument } from '../../documents/document-kind.ts'
import { oneOf, orNull, text } from '../../documents/document-schemas.ts'

const tally = {
  total: Type.Number(),
  changed: Type.Number(),
  unchanged: Type.Number(),
  failed: Type.Number(),
}

/** Acts on many rows, as they are kept. */
export const bulkActDocument = defineDocument<BulkAct>()(
  'bulk act',
  Type.Object({
    id: text,
    list: text,
    act: text,
    label: text,
    input: Type.Unknown(),
    told: Type.Optional(Type.Unknown()),
    view: orNull(Type.Object({ q: text, f: text, timeZone: text, after: text })),
    accountId: text,
    byName: text,
    createdAtMs: Type.Number(),
    endedAtMs: orNull(Type.Number()),
    state: oneOf(['waiting', 'running', 'done', 'stopped', 'undoing', 'undone']),
    tally: Type.Object(tally),
    undo: orNull(Type.Object({ ...tally, accountId: text, byName: text })),
  }),
)
