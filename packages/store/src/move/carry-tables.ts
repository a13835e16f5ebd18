import type { Database as SqliteFile } from 'better-sqlite3'
import type { Client } from 'pg'
import { storableText } from '../engine/postgres/storable-text.ts'

/** One statement carries no more than so many rows, and no more than so much text: rows with long documents are few at a time. */
const rowsAtOnce = 2_000
const charactersAtOnce = 4_000_000

/** The tables of ours in a SQLite file; those of the migrations each database has for itself. */
export function tablesOf(file: SqliteFile): readonly string[] {
  return file
    .prepare<[], string>(
      `select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*' order by name`,
    )
    .pluck()
    .all()
}

/**
 * Carries all rows of all tables to PostgreSQL, whose tables are there already, with the same columns. Runs in the transaction of the client, and
 * returns how many rows there were. Keys and numbers are values of rows, the index of the search and the lists of the panel are tables like others:
 * so nothing has to be made anew.
 */
export async function carryTables(file: SqliteFile, client: Client): Promise<number> {
  let rows = 0
  for (const name of tablesOf(file)) {
    const carried = await carryTable(file, client, name)
    const { rows: counted } = await client.query<{ total: string }>(`select count(*) as total from ${name}`)
    if (Number(counted[0]?.total) !== carried)
      throw new Error(`Of ${carried} rows of ${name}, ${counted[0]?.total} have come to PostgreSQL.`)
    rows += carried
  }
  return rows
}

async function carryTable(file: SqliteFile, client: Client, name: string): Promise<number> {
  const columns = await sameColumns(file, client, name)
  const text = `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`
  const total = file.prepare<[], number>(`select count(*) from ${name}`).pluck().get() ?? 0
  let [parts, characters]: [string[], number] = [[], 0]
  const send = async () => {
    if (parts.length > 0) await client.query(text, [`[${parts.join(',')}]`])
    ;[parts, characters] = [[], 0]
  }
  for (const row of file.prepare(`select ${columns} from ${name}`).iterate()) {
    const part = JSON.stringify(row, asPostgresTakes)
    parts.push(part)
    characters += part.length
    if (parts.length >= rowsAtOnce || characters >= charactersAtOnce) await send()
  }
  await send()
  return total
}

/** PostgreSQL keeps no NUL in texts, nor half of a pair of surrogates; SQLite does. */
function asPostgresTakes(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return storableText(value.toWellFormed())
}

/** What one side does not have would be left out in silence. */
async function sameColumns(file: SqliteFile, client: Client, name: string): Promise<string> {
  const here = file
    .prepare<[string], string>('select name from pragma_table_info(?) order by name')
    .pluck()
    .all(name)
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1`,
    [name],
  )
  const there = new Set(rows.map((row) => row.name))
  if (there.size !== here.length || !here.every((column) => there.has(column)))
    throw new Error(`The table ${name} has other columns in PostgreSQL.`)
  return here.map((column) => `"${column}"`).join(', ')
}
