import type { Database as SqliteFile } from 'better-sqlite3'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import { codeOf, isStoreError, NewerTablesError, OlderTablesError } from '../engine/errors.ts'
import { postgresErrorOf } from '../engine/postgres/postgres-errors.ts'
import { TransactionalSqliteDialect } from '../engine/transactional-sqlite-dialect.ts'
import { allMigrations } from './all.ts'

/** Whether tables of an older version may be brought up to date; else they throw an `OlderTablesError`. Tables of a newer one throw a `NewerTablesError` either way. */
interface MigrateOptions {
  readonly mayUpdate: boolean
  /** Takes lines for who watches a start that takes long. */
  readonly say?: ((line: string) => void) | undefined
}

const updatingText =
  'Bringing the database up to date for this version. Large shops take a minute; broken off, it is as it was.'

/** Brings the tables of a SQLite file up to date. */
export async function migrateSqlite(
  { file }: { readonly file: SqliteFile },
  options: MigrateOptions = { mayUpdate: true },
): Promise<void> {
  const dialect = new TransactionalSqliteDialect({ database: file })
  await migrate(new Kysely<unknown>({ dialect }), options)
}

/** Brings the tables of a PostgreSQL database up to date; several servers that start at once wait for each other. */
export async function migratePostgres(
  { pool }: { readonly pool: Pool },
  options: MigrateOptions = { mayUpdate: true },
): Promise<void> {
  // Named, since the migrator would take the tables of a neighbouring schema for its own.
  const { rows } = await pool.query<{ name: string }>('select current_schema() as name')
  const patient = patientPool(pool)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: patient }) })
  try {
    for (let looks = 1; ; looks += 1) {
      try {
        return await migrate(db, options, rows[0]?.name)
      } catch (error) {
        const cause = error instanceof Error ? postgresErrorOf(error.cause) : undefined
        if (isStoreError(cause)) throw cause
        if (!missed.has(codeOf(cause)) || looks === 5) throw error
      }
    }
  } finally {
    await patient.end()
  }
}

/** A statement over all of a large table may take so long. */
const longestStatementMs = 3_600_000

/** A connection like those of a pool, on which statements may take long. */
function patientPool({ options }: Pool): Pool {
  const pool = new Pool({ ...options, max: 1, query_timeout: longestStatementMs + 2_000 })
  // Whoever works on a connection that breaks is told by their next query.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    void client.query(`set statement_timeout = ${longestStatementMs}`).catch(() => {})
  })
  return pool
}

/**
 * The migrator looks at the tables of all schemas, and fails when a neighbour's table goes meanwhile (undefined table); once a column that was made
 * in the same transaction was not found while many neighbours changed theirs (undefined column). Nothing was kept: it looks again.
 */
const missed: ReadonlySet<string> = new Set(['42P01', '42703'])

/** The connections stay open: they belong to the store. */
async function migrate(
  db: Kysely<unknown>,
  { mayUpdate, say }: MigrateOptions,
  schema?: string,
): Promise<void> {
  const done = await doneMigrations(db, schema)
  const unknown = done.filter((name) => !(name in allMigrations))
  if (unknown.length > 0) throw new NewerTablesError(unknown)
  if (done.length === Object.keys(allMigrations).length) return
  const isOlder = done.length > 0
  if (isOlder && !mayUpdate) throw new OlderTablesError()
  // SQLite does its work in this very thread: nothing else can be said until it is over.
  if (isOlder) say?.(updatingText)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => allMigrations },
    // Capabilities grow side by side: one with a lower number may come later (decision 405).
    allowUnorderedMigrations: true,
    ...(schema ? { migrationTableSchema: schema } : {}),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The tables could not be brought up to date.', { cause: error })
}

/** The names of the migrations that are done; the migrator would read the columns of every table of the database to begin with. */
async function doneMigrations(db: Kysely<unknown>, schema?: string): Promise<readonly string[]> {
  const table = schema ? sql.id(schema, DEFAULT_MIGRATION_TABLE) : sql.id(DEFAULT_MIGRATION_TABLE)
  return sql<{ readonly name: string }>`select name from ${table}`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    // There is no such table before the first.
    () => [],
  )
}
