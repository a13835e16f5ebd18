import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Database as SqliteFile } from 'better-sqlite3'
import { Client } from 'pg'
import { lockFolder } from './engine/folder-lock.ts'
import { openPostgres } from './engine/postgres/postgres-database.ts'
import { postgresErrorOf } from './engine/postgres/postgres-errors.ts'
import { openSqlite, sqliteFileName } from './engine/sqlite-database.ts'
import { migratePostgres } from './migrations/migrate.ts'
import { carryTables, tablesOf } from './move/carry-tables.ts'
import { bringFileUpToDate } from './open-store.ts'

/** What is moved, and how a move that was broken off at its very end is known again. */
export interface Move {
  readonly dataDir: string
  /** The PostgreSQL address. */
  readonly url: string
  readonly log: { warn(details: object, message: string): void }
  readonly now: () => number
  /** A new word that names this move. */
  readonly token: string
  /** The token of a move that was begun, if the SQLite file was not used since. */
  readonly begunToken: () => string | null
  /** Notes that a move is about to be committed. */
  readonly noteBegun: (token: string) => void
}

/** What came of it. */
export type MoveOutcome =
  | {
      readonly ok: true
      readonly tables: number
      readonly rows: number
      readonly sites: number
      /** Under which name the SQLite file is kept. */
      readonly backup: string
    }
  | { readonly ok: false; readonly problem: 'database-not-empty'; readonly table: string }

/** The mark in PostgreSQL that names the move by which its rows came. */
const moveMark = 'moved from SQLite'

/** Under which name the SQLite file is kept beside; nothing opens it. */
const backupName = 'vitrine-before-postgres'

/**
 * Carries all sites of the SQLite file of a data folder to an empty PostgreSQL database, in one transaction, and sets the file aside. Broken off,
 * it leaves the file as it was, and can be run again. The folder is locked meanwhile: a running server is told by a `FolderInUseError`.
 */
export async function moveToPostgres(move: Move): Promise<MoveOutcome> {
  const lock = lockFolder(move.dataDir)
  try {
    const moved = await carryAll(move)
    return moved.ok ? { ...moved, backup: setFileAside(move.dataDir) } : moved
  } finally {
    lock.release()
  }
}

type Carried = Omit<Extract<MoveOutcome, { ok: true }>, 'backup'> | Extract<MoveOutcome, { ok: false }>

async function carryAll(move: Move): Promise<Carried> {
  const { dataDir, url, log, now } = move
  const sqlite = openSqlite(dataDir, now)
  try {
    await bringFileUpToDate(sqlite)
    // The search and the lists write behind a commit; nobody writes any more.
    const postgres = await openPostgres(url, { log, now })
    try {
      return await postgres.alone(async () => {
        const strange = await findStrange(url, sqlite.file)
        if (strange !== null) return { ok: false, problem: 'database-not-empty', table: strange }
        await migratePostgres(postgres)
        return inTransaction(url, (client) => carryUnlessDone(sqlite.file, client, move))
      })
    } finally {
      await postgres.close()
    }
  } catch (error) {
    throw postgresErrorOf(error)
  } finally {
    await sqlite.close()
  }
}

async function carryUnlessDone(file: SqliteFile, client: Client, move: Move): Promise<Carried> {
  const tables = tablesOf(file)
  const sites = file.prepare<[], number>('select count(*) from websites').pluck().get() ?? 0
  const begun = move.begunToken()
  const [former] = (
    await client.query<{ value: string }>('select value from installation_marks where name = $1', [moveMark])
  ).rows
  if (begun !== null && former?.value === begun)
    return { ok: true, tables: tables.length, rows: countRows(file, tables), sites }

  const filled = await findFilled(client, tables)
  if (filled !== null) return { ok: false, problem: 'database-not-empty', table: filled }
  // What a server noted there that found no shop.
  await client.query('delete from installation_marks')
  const rows = await carryTables(file, client)
  await client.query(`insert into installation_marks (website_id, name, value) values ('', $1, $2)`, [
    moveMark,
    move.token,
  ])
  move.noteBegun(move.token)
  return { ok: true, tables: tables.length, rows, sites }
}

/** Runs work in a transaction on a connection of its own, which may take as long as it needs. */
async function inTransaction<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  // Without a listener, a connection that breaks between two queries would end this process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const result = await work(client)
    await client.query('commit')
    await client.query('analyze')
    return result
  } finally {
    // What was not committed ends with the connection.
    await client.end()
  }
}

/** A table in the database that is none of ours; null: there is none. */
async function findStrange(url: string, file: SqliteFile): Promise<string | null> {
  const ours = new Set(tablesOf(file))
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname = current_schema() and relkind in ('r', 'p', 'v', 'm', 'f') order by relname`,
    )
    return rows.find(({ name }) => !ours.has(name) && !name.startsWith('kysely_'))?.name ?? null
  } finally {
    await client.end()
  }
}

/** A table that has rows; marks alone are none of a shop. */
async function findFilled(client: Client, tables: readonly string[]): Promise<string | null> {
  for (const name of tables) {
    if (name === 'installation_marks') continue
    if ((await client.query(`select 1 from ${name} limit 1`)).rowCount === 1) return name
  }
  return null
}

function countRows(file: SqliteFile, tables: readonly string[]): number {
  return tables.reduce(
    (sum, name) => sum + (file.prepare<[], number>(`select count(*) from ${name}`).pluck().get() ?? 0),
    0,
  )
}

function setFileAside(dataDir: string): string {
  let name = `${backupName}.sqlite`
  for (let number = 2; existsSync(join(dataDir, name)); number += 1) name = `${backupName}-${number}.sqlite`
  // Closed as it is, the file has no others beside it; where one stayed, it belongs to it.
  for (const end of ['-wal', '-shm', '']) {
    const from = join(dataDir, sqliteFileName + end)
    if (existsSync(from)) renameSync(from, join(dataDir, name + end))
  }
  return name
}
