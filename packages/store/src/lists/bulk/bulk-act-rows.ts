import { emailKey } from '@vitrine/domain/contact/email-address'
import { namesAddress } from '@vitrine/domain/mail/names-address'
import { documentsByTime } from '../../documents/documents-by-time.ts'
import { parse } from '../../documents/read-document.ts'
import type { Session } from '../../engine/session.ts'
import { bulkActDocument } from './bulk-act-document.ts'
import type { BulkActRecords } from './bulk-acts.ts'
import {
  addBulkRows,
  bulkRowsNaming,
  bulkRowsOf,
  countBulkRows,
  forgetBulkRow,
  removeOldBulkActs,
  saveBulkRow,
} from './bulk-row-rows.ts'

const documents = documentsByTime('bulk_acts', bulkActDocument)

/** Acts as documents, found by their time, and a row for each of theirs. */
export function bulkActRows(session: Session): BulkActRecords {
  const { websiteId } = session
  return {
    ...documents(session),
    addRows: (actId, rowIds) => session.atomically((inside) => addBulkRows(inside, actId, rowIds)),
    countRows: async (actId) =>
      Number((await session.first(countBulkRows, { websiteId, actId }))?.total ?? 0),
    rowsOf: async (actId, outcome, limit) => {
      const rows = await session.all(bulkRowsOf, { websiteId, actId, outcome, limit })
      return rows.map(({ row_id: rowId, row_name: rowName, message, before_image: before }) => {
        return { rowId, outcome, rowName, message, before: before === null ? null : parse(before) }
      })
    },
    saveRow: (actId, { before, ...row }) =>
      session.atomically(async (inside) => {
        const kept = before === null ? null : JSON.stringify(before)
        await inside.write(saveBulkRow, { websiteId, actId, ...row, before: kept })
      }),
    forgetRows: (rowIds, { email, untilMs }) =>
      session.atomically(async (inside) => {
        const given = { websiteId, untilMs }
        const named = await inside.all(bulkRowsNaming, { ...given, pattern: `%${emailKey(email)}%` })
        const theirs = named.filter(({ row_name: name }) => namesAddress(name, email))
        for (const rowId of new Set([...rowIds, ...theirs.map((row) => row.row_id)]))
          await inside.write(forgetBulkRow, { ...given, rowId })
      }),
    removeOld: (beforeMs) => session.atomically((inside) => removeOldBulkActs(inside, beforeMs)),
  }
}
