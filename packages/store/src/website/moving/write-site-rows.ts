import { sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import type { SqlValue } from '../../engine/statement.ts'
import { carriedTables, type SiteTable } from '../site-tables.ts'
import type { SiteRows } from './read-site-rows.ts'
import { columnsOf, written } from './site-columns.ts'

/** Rows of a saved site that no table can take: it was made by something else, or changed. */
export class SavedRowsError extends Error {
  override readonly name = 'SavedRowsError'
}

/** One statement writes no more rows than so many, and no more values than SQLite takes. */
const most = { rows: 50, values: 10_000 }

/** Writes rows of a saved site for the website of the session: whatever they say, they belong to no other. */
export function siteRowsWriter(session: Session): (given: SiteRows) => Promise<void> {
  const known = new Map<SiteTable, string>()
  return async ({ table, columns, rows }) => {
    if (!carriedTables.includes(table))
      throw new SavedRowsError(`Nothing is carried into the table ${table}.`)
    if (!known.has(table)) known.set(table, (await columnsOf(session, table)).all.join())
    if (known.get(table) !== columns.join())
      throw new SavedRowsError(`The rows of ${table} have other columns than the table.`)
    const names = sql.join(['website_id', ...columns].map((name) => sql.ref(name)))
    const atOnce = Math.max(1, Math.min(most.rows, Math.floor(most.values / (columns.length + 1))))
    for (let at = 0; at < rows.length; at += atOnce) {
      const values = rows
        .slice(at, at + atOnce)
        .map((row) => valuesOf(session.websiteId, row, columns.length))
      await session.query(written(sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`))
    }
  }
}

function valuesOf(websiteId: string, row: readonly SqlValue[], columns: number) {
  if (row.length !== columns)
    throw new SavedRowsError('A row has more or fewer values than its table has columns.')
  return sql`(${sql.join([websiteId, ...row])})`
}
