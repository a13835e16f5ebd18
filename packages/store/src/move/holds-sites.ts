import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { postgresErrorOf } from '../engine/postgres/postgres-errors.ts'
import { hasSqliteFile, sqliteFileName } from '../engine/sqlite-database.ts'

/** Whether there are sites in the SQLite file of a data folder; also beside the server that has it open. */
export function sqliteHoldsSites(dataDir: string): boolean {
  if (!hasSqliteFile(dataDir)) return false
  const file = new Sqlite(join(dataDir, sqliteFileName), { readonly: true })
  try {
    const isMade = file.prepare(`select 1 from sqlite_master where name = 'websites'`).get() !== undefined
    return isMade && file.prepare('select 1 from websites limit 1').get() !== undefined
  } finally {
    file.close()
  }
}

/** Whether there are sites in a PostgreSQL database; nothing is made there. */
export async function postgresHoldsSites(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const made = await client.query(
      `select 1 from pg_tables where schemaname = current_schema() and tablename = 'websites'`,
    )
    return made.rowCount === 1 && (await client.query('select 1 from websites limit 1')).rowCount === 1
  } catch (error) {
    throw postgresErrorOf(error)
  } finally {
    await client.end().catch(() => {})
  }
}
