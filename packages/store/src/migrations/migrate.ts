import type { Database as SqliteFile } from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import { allMigrations } from './all.ts'

/** Brings the tables of a SQLite file up to date. */
export async function migrateSqlite({ file }: { readonly file: SqliteFile }): Promise<void> {
  await migrate(new Kysely<unknown>({ dialect: new SqliteDialect({ database: file }) }))
}

/** Brings the tables of a PostgreSQL database up to date; several servers that start at once wait for each other. */
export async function migratePostgres({ pool }: { readonly pool: Pool }): Promise<void> {
  // Named, since the migrator would take the tables of a neighbouring schema for its own.
  const { rows } = await pool.query<{ name: string }>('select current_schema() as name')
  await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), rows[0]?.name)
}

/** The connections stay open: they belong to the store. */
async function migrate(db: Kysely<unknown>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => allMigrations },
    ...(schema ? { migrationTableSchema: schema } : {}),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The tables could not be brought up to date.', { cause: error })
}
