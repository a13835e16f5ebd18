import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { sqliteFileName } from '../../engine/sqlite-database.ts'
import { carryTables, tablesOf } from '../../move/carry-tables.ts'

/**
 * Carries all rows of the SQLite file of a folder to PostgreSQL, whose tables have the same columns; what stands there goes. To write the
 * same there as owners do would take ten times as long, a round trip for each row.
 */
export async function carryStore(dataDir: string, url: string): Promise<void> {
  const file = new Sqlite(join(dataDir, sqliteFileName), { readonly: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    for (const name of tablesOf(file)) await client.query(`truncate ${name}`)
    await carryTables(file, client)
    await client.query('commit')
  } finally {
    await client.end()
    file.close()
  }
}
