import type { SqlValue } from '@vitrine/store/engine/statement'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, SqlValue>>

/** Changes rows one by one; those of which null comes are left out. */
export function mapRows(given: SiteRows, change: (row: Row) => Row | null): SiteRows {
  const { columns } = given
  const rows = given.rows.flatMap((values) => {
    const row = change(Object.fromEntries(columns.map((name, at) => [name, values[at] ?? null])))
    return row === null ? [] : [columns.map((name) => row[name] ?? null)]
  })
  return { ...given, rows }
}

/** A text of a row. */
export function textOf(row: Row, column: string): string {
  return String(row[column] ?? '')
}

/** The document of a row; undefined for one that is damaged. */
export function documentOf(row: Row): unknown {
  try {
    return JSON.parse(textOf(row, 'document'))
  } catch {
    return undefined
  }
}
