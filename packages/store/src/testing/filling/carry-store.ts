import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'

/** Rows that are carried by one statement. */
const rowsAtOnce = 2_000

/**
 * Carries all rows of the SQLite file of a folder to PostgreSQL, whose tables have the same columns; what stands there goes. To write the
 * same there as owners do would take ten times as long, a round trip for each row.
 */
export async function carryStore(dataDir: string, url: string): Promise<void> {
  const file = new Sqlite(join(dataDir, 'vitrine.sqlite'), { readonly: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    const tables = file
      .prepare<[], { readonly name: string }>(
        `select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*'`,
      )
      .all()
    for (const { name } of tables) await carryTable(file, client, name)
    await client.query('commit')
  } finally {
    await client.end()
    file.close()
  }
}

async function carryTable(file: Sqlite.Database, client: Client, name: string): Promise<void> {
  await client.query(`truncate ${name}`)
  const send = async (rows: readonly unknown[]) => {
    const given = [JSON.stringify(rows)]
    await client.query(
      `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
      given,
    )
  }
  let rows: unknown[] = []
  for (const row of file.prepare(`select * from ${name}`).iterate()) {
    rows.push(row)
    if (rows.length < rowsAtOnce) continue
    await send(rows)
    rows = []
  }
  if (rows.length > 0) await send(rows)
}
