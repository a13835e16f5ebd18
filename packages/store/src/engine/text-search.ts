import { type Expression, type SqlBool, sql } from 'kysely'

/** Matches rows whose lower-case search column contains the text, whatever its case; `%` and `_` stand for themselves. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`
}

/** Text as it is kept for searching and sorting. */
export function searchKey(text: string): string {
  return text.trim().toLowerCase()
}
