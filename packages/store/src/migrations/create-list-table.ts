import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** Columns that a list is sorted by, beside those that all lists have. */
export type SortColumns = Readonly<Record<string, 'bigint' | 'text'>>

/**
 * Makes the narrow table of a list: what its rows are sorted and narrowed by, and nothing else. Every index holds all numbers, so that a
 * walk in any order checks them without a look at the row.
 */
export async function createListTable(
  db: Kysely<unknown>,
  name: string,
  columns: SortColumns,
): Promise<void> {
  const { key, text } = dialectOf(db)
  const sorts = Object.entries(columns)
  const lines = [
    sql`website_id ${text} not null`,
    sql`row_id ${text} not null`,
    sql`bits bigint not null`,
    ...sorts.map(
      ([column, kind]) => sql`${sql.ref(column)} ${kind === 'bigint' ? sql`bigint` : text} not null`,
    ),
    sql`terms ${text} not null`,
    sql`constraint ${sql.ref(`${name}_key`)} primary key (website_id, row_id)`,
  ]
  await sql`create table ${sql.table(name)} (${sql.join(lines)}) ${key}`.execute(db)
  await createSortIndexes(db, name, columns)
}

/** Makes the indexes by which a list is sorted; each holds all numbers, and further ones that rows are not sorted by. */
export async function createSortIndexes(
  db: Kysely<unknown>,
  name: string,
  columns: SortColumns,
  further: readonly string[] = [],
): Promise<void> {
  const { isPostgres } = dialectOf(db)
  const sorts = Object.entries(columns)
  const numbers = sorts.filter(([, kind]) => kind === 'bigint').map(([column]) => column)
  for (const [column] of sorts) {
    const others = numbers.filter((each) => each !== column)
    const beside = sql.join(['bits', ...others, ...further].map((each) => sql.ref(each)))
    const sorted = sql`website_id, ${sql.ref(column)}, row_id`
    const held: RawBuilder<unknown> = isPostgres
      ? sql`(${sorted}) include (${beside})`
      : sql`(${sorted}, ${beside})`
    await sql`create index ${sql.ref(`${name}_by_${column}`)} on ${sql.table(name)} ${held}`.execute(db)
  }
}

/** Keeps rows of the same choices together, in the order of the first of some columns. */
export async function createIndexOfBits(
  db: Kysely<unknown>,
  name: string,
  [sorted, ...numbers]: readonly [string, ...string[]],
): Promise<void> {
  const key = sql`website_id, bits, ${sql.ref(sorted)}, row_id`
  const beside = sql.join(numbers.map(sql.ref))
  const isAlone = numbers.length === 0
  const held = dialectOf(db).isPostgres
    ? sql`(${key}) ${isAlone ? sql`` : sql`include (${beside})`}`
    : sql`(${key}${isAlone ? sql`` : sql`, ${beside}`})`
  await sql`create index ${sql.ref(`${name}_by_bits`)} on ${sql.table(name)} ${held}`.execute(db)
}

/**
 * Keeps all of a row, its terms too, in the order of the first of some columns. On SQLite: an index of PostgreSQL holds no long texts, and
 * its rows are looked up quickly.
 */
export async function createFullIndex(
  db: Kysely<unknown>,
  name: string,
  [sorted, ...numbers]: readonly [string, ...string[]],
): Promise<void> {
  if (dialectOf(db).isPostgres) return
  const held = sql.join([sorted, 'row_id', 'bits', ...numbers, 'terms'].map((column) => sql.ref(column)))
  await sql`create index ${sql.ref(`${name}_full`)} on ${sql.table(name)} (website_id, ${held})`.execute(db)
}

/** Makes the table that leads from a word, or the value of a text, to the rows of a list. */
export async function createTermTable(db: Kysely<unknown>): Promise<void> {
  const { key, text } = dialectOf(db)
  await sql`create table list_terms (
    website_id ${text} not null, list ${text} not null, term ${text} not null, row_id ${text} not null,
    constraint list_terms_key primary key (website_id, list, term, row_id)) ${key}`.execute(db)
}

/** SQLite keeps these rows in their key; PostgreSQL compares the texts by their bytes, as SQLite does. */
function dialectOf(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return {
    isPostgres,
    key: isPostgres ? sql`` : sql`without rowid`,
    text: isPostgres ? sql`text collate "C"` : sql`text`,
  }
}
