import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** `text?` and `bigint?` may be null; the others may not. */
export type ColumnKind = 'text' | 'text?' | 'bigint' | 'bigint?'

/** Makes a table whose key begins with `website_id`, so that sites can be spread over database nodes. */
export async function table(
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, ColumnKind>>,
  key: readonly string[],
  checks: readonly string[] = [],
): Promise<void> {
  let builder: CreateTableBuilder<string, string> = db.schema
    .createTable(name)
    .addColumn('website_id', 'text', (column) => column.notNull())
  for (const [column, kind] of Object.entries(columns)) {
    const type = kind.startsWith('bigint') ? 'bigint' : 'text'
    builder = builder.addColumn(column, type, (made) => (kind.endsWith('?') ? made : made.notNull()))
  }
  builder = builder.addPrimaryKeyConstraint(`${name}_key`, ['website_id', ...key])
  for (const [number, check] of checks.entries())
    builder = builder.addCheckConstraint(`${name}_check_${number + 1}`, sql.raw(check))
  await builder.execute()
}

/** Makes an index that begins with `website_id`. */
export async function index(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  kind: 'plain' | 'unique' = 'plain',
): Promise<void> {
  const builder = db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(['website_id', ...columns])
  await (kind === 'unique' ? builder.unique() : builder).execute()
}
