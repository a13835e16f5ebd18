import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import type { SqlValue } from '../../engine/statement.ts'
import { carriedTables, type SiteTable } from '../site-tables.ts'
import { columnsOf, written } from './site-columns.ts'

/** Rows of a table, without the id of their website: values in the order of the columns. */
export interface SiteRows {
  readonly table: SiteTable
  readonly columns: readonly string[]
  readonly rows: readonly (readonly SqlValue[])[]
}

/** So many rows are read at a time: some have documents of a megabyte. */
const batch = 100

/** Reads all rows that a saved site carries, table by table; what is read is as the session sees it. */
export async function* readSiteRows(session: Session): AsyncGenerator<SiteRows> {
  for (const table of carriedTables) yield* rowsOfTable(session, table)
}

/** Reads the rows of one table in the order of its key. */
export async function* rowsOfTable(session: Session, table: SiteTable): AsyncGenerator<SiteRows> {
  const { all: columns, key } = await columnsOf(session, table)
  const names = list(key)
  const order = key.length === 0 ? sql`` : sql`order by ${names}`
  let after: readonly SqlValue[] | null = null
  for (;;) {
    const behind: RawBuilder<unknown> =
      after === null ? sql`` : sql`and (${names}) > (${sql.join(after as SqlValue[])})`
    const found: readonly Readonly<Record<string, SqlValue>>[] = await session.query(
      written(
        sql<Readonly<Record<string, SqlValue>>>`select ${list(columns)} from ${sql.table(table)}
          where website_id = ${session.websiteId} ${behind} ${order} limit ${sql.lit(batch)}`,
      ),
    )
    if (found.length > 0)
      yield { table, columns, rows: found.map((row) => columns.map((name) => row[name] ?? null)) }
    const last = found.at(-1)
    if (found.length < batch || last === undefined) return
    after = key.map((name) => last[name] ?? null)
  }
}

function list(names: readonly string[]) {
  return sql.join(names.map((name) => sql.ref(name)))
}
