import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Columns = Readonly<Record<string, 'text' | 'bigint'>>

const tables: Readonly<Record<string, { readonly columns: Columns; readonly key: readonly string[] }>> = {
  search_changes: {
    columns: { kind: 'text', object_id: 'text', due_ms: 'bigint' },
    key: ['kind', 'object_id'],
  },
  search_states: {
    columns: {
      language: 'text',
      chain: 'text',
      next_number: 'bigint',
      documents: 'bigint',
      filled_kind: 'text',
      filled_id: 'text',
    },
    key: ['language'],
  },
  search_documents: {
    columns: { language: 'text', kind: 'text', object_id: 'text', number: 'bigint', words: 'text' },
    key: ['language', 'kind', 'object_id'],
  },
  search_postings: {
    columns: { language: 'text', word: 'text', block: 'bigint', sets: 'text' },
    key: ['language', 'word', 'block'],
  },
  search_words: {
    columns: { language: 'text', word: 'text', total: 'bigint' },
    key: ['language', 'word'],
  },
  search_slips: {
    columns: { language: 'text', slip: 'text', word: 'text' },
    key: ['language', 'slip', 'word'],
  },
}

/** The index by which a site is searched. It is filled while the server runs: see `search/` of the server. */
export const searchIndex: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    // PostgreSQL compares the words by their bytes, as SQLite does; SQLite keeps the rows in their key.
    const text = isPostgres ? sql`text collate "C"` : sql`text`
    const stored = isPostgres ? sql`` : sql`without rowid`
    for (const [name, { columns, key }] of Object.entries(tables)) {
      const lines = Object.entries({ website_id: 'text', ...columns }).map(
        ([column, kind]) => sql`${sql.ref(column)} ${kind === 'text' ? text : sql`bigint`} not null`,
      )
      const keys = sql.join(['website_id', ...key].map((column) => sql.ref(column)))
      const constraint = sql`constraint ${sql.ref(`${name}_key`)} primary key (${keys})`
      await sql`create table ${sql.table(name)} (${sql.join([...lines, constraint])}) ${stored}`.execute(db)
    }
    await sql`create index search_changes_by_due on search_changes (website_id, due_ms, kind, object_id)`.execute(
      db,
    )
    await sql`create unique index search_documents_by_number on search_documents (website_id, language, number)`.execute(
      db,
    )
  },
}
