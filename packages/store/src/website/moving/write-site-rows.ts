import { sql } from 'kysely'
import { codeOf } from '../../engine/errors.ts'
import type { Session } from '../../engine/session.ts'
import type { SqlValue } from '../../engine/statement.ts'
import { carriedTables, type SiteTable } from '../site-tables.ts'
import type { SiteRows } from './read-site-rows.ts'
import { columnsOf, type SiteColumn, written } from './site-columns.ts'

/** Rows of a saved site that no table can take: it was made by something else, or changed. */
export class SavedRowsError extends Error {
  override readonly name = 'SavedRowsError'
}

/** One statement writes no more rows than so many, and no more values than SQLite takes. */
const most = { rows: 50, values: 10_000 }

/** Writes rows of a saved site for the website of the session: whatever they say, they belong to no other. */
export function siteRowsWriter(session: Session): (given: SiteRows) => Promise<void> {
  const known = new Map<SiteTable, readonly SiteColumn[]>()
  return async ({ table, columns, rows }) => {
    if (!carriedTables.includes(table))
      throw new SavedRowsError(`Nothing is carried into the table ${table}.`)
    const described = known.get(table) ?? (await columnsOf(session, table)).described
    known.set(table, described)
    if (described.map(({ name }) => name).join() !== columns.join())
      throw new SavedRowsError(`The rows of ${table} have other columns than the table.`)
    const names = sql.join(['website_id', ...columns].map((name) => sql.ref(name)))
    const atOnce = Math.max(1, Math.min(most.rows, Math.floor(most.values / (columns.length + 1))))
    for (let at = 0; at < rows.length; at += atOnce) {
      const values = rows
        .slice(at, at + atOnce)
        .map((row) => valuesOf(session.websiteId, row, { table, described }))
      const insert = sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`
      await session.query(written(insert)).catch((error: unknown) => {
        throw isOfRows.test(codeOf(error)) ? noRow(table) : error
      })
    }
  }
}

/** What the engines say of rows that a table does not take: one that is there already, or breaks what holds of all of them. */
const isOfRows = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|2[23][0-9A-Z]{3}$|54000$)/

function noRow(table: SiteTable): SavedRowsError {
  return new SavedRowsError(`A row of ${table} in the file is one that no saved site has.`)
}

interface Taking {
  readonly table: SiteTable
  readonly described: readonly SiteColumn[]
}

function valuesOf(websiteId: string, row: readonly SqlValue[], { table, described }: Taking) {
  if (row.length !== described.length)
    throw new SavedRowsError('A row has more or fewer values than its table has columns.')
  if (!described.every((column, at) => fits(row[at] ?? null, column))) throw noRow(table)
  return sql`(${sql.join([websiteId, ...row])})`
}

/** The last moment that there is a date for; the first is as far before 1970. */
const lastMs = 8_640_000_000_000_000

/** Whether a column can hold a value: SQLite takes any in each. */
function fits(value: SqlValue, { name, type, isNullable }: SiteColumn): boolean {
  if (value === null) return isNullable
  if (type === 'text') return typeof value === 'string'
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return false
  return !name.endsWith('_ms') || Math.abs(value) <= lastMs
}
