import { join } from 'node:path'
import Database from 'better-sqlite3'

/** The tables of an SQLite store in which some text stands in any column of any row, whatever its case, with the first such row. */
export function tablesHolding(dataDir: string, words: readonly string[]): Map<string, string> {
  const database = new Database(join(dataDir, 'vitrine.sqlite'), { readonly: true })
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all()
    const found = new Map<string, string>()
    for (const table of tables.map(String)) {
      for (const row of database.prepare(`select * from "${table}"`).iterate()) {
        const text = JSON.stringify(row)
        if (!words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) continue
        found.set(table, text)
        break
      }
    }
    return found
  } finally {
    database.close()
  }
}
