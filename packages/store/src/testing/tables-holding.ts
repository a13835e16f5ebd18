import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Client } from 'pg'

/** Where the rows are. */
interface Rows {
  readonly dataDir: string
  /** On PostgreSQL; undefined: SQLite in `dataDir`. */
  readonly url: string | undefined
}

/** The tables of a store in which some text stands in any column of any row, whatever its case, with the first such row. */
export async function tablesHolding(
  { dataDir, url }: Rows,
  words: readonly string[],
): Promise<Map<string, string>> {
  const isHeld = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  return url === undefined ? searchFile(dataDir, isHeld) : searchSchema(url, isHeld)
}

function searchFile(dataDir: string, isHeld: (text: string) => boolean): Map<string, string> {
  const database = new Database(join(dataDir, 'vitrine.sqlite'), { readonly: true })
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all()
    const found = new Map<string, string>()
    for (const table of tables.map(String)) {
      for (const row of database.prepare(`select * from "${table}"`).iterate()) {
        const text = JSON.stringify(row)
        if (!isHeld(text)) continue
        found.set(table, text)
        break
      }
    }
    return found
  } finally {
    database.close()
  }
}

async function searchSchema(url: string, isHeld: (text: string) => boolean): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = new Map<string, string>()
    const { rows: tables } = await client.query<{ tablename: string }>(
      'select tablename from pg_tables where schemaname = current_schema()',
    )
    for (const { tablename } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select row_to_json(each)::text as row from "${tablename}" as each`,
      )
      const held = rows.find(({ row }) => isHeld(row))
      if (held) found.set(tablename, held.row)
    }
    return found
  } finally {
    await client.end()
  }
}
