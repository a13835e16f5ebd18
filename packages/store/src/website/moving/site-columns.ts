import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import type { Schema } from '../../schema/schema.ts'
import type { SiteTable } from '../site-tables.ts'

/** A column of a table, as both engines know it. */
export interface SiteColumn {
  readonly name: string
  readonly type: 'text' | 'bigint'
  readonly isNullable: boolean
}

/** The columns of a table beside the id of the website, and those of them that its key is made of, in their order. */
export interface SiteColumns {
  readonly all: readonly string[]
  readonly described: readonly SiteColumn[]
  readonly key: readonly string[]
}

/** Reads what columns a table has, in the order of their names: both engines have the same. */
export async function columnsOf(session: Session, table: SiteTable): Promise<SiteColumns> {
  const rows = await session.query(
    written<ColumnRow>(session.engine === 'sqlite' ? ofFile(table) : ofServer(table)),
  )
  const own = rows.filter(({ name }) => name !== 'website_id')
  const inKey = own.filter(({ place }) => Number(place) > 0)
  const all = own.map(({ name }) => name).sort()
  const byName = new Map(own.map((row) => [row.name, described(row)]))
  return {
    all,
    described: all.flatMap((name) => byName.get(name) ?? []),
    key: inKey.sort((one, other) => Number(one.place) - Number(other.place)).map(({ name }) => name),
  }
}

/** A query of raw text as sessions take it. */
export function written<Row>(
  text: RawBuilder<Row>,
): (db: Kysely<Schema>) => { compile(): CompiledQuery<Row> } {
  return (db) => ({ compile: () => text.compile(db) })
}

function described({ name, type, required }: ColumnRow): SiteColumn {
  return {
    name,
    type: type.toLowerCase() === 'text' ? 'text' : 'bigint',
    isNullable: Number(required) === 0,
  }
}

interface ColumnRow {
  readonly name: string
  readonly type: string
  /** 1 where there is no row without a value, else 0. */
  readonly required: number
  /** The place in the key, from 1 on; 0 for none. */
  readonly place: number
}

const ofFile = (table: string) =>
  sql<ColumnRow>`select name, type, pk as place, "notnull" as required from pragma_table_info(${table})`

const ofServer = (table: string) => sql<ColumnRow>`
  select attname as name, format_type(atttypid, null) as type, attnotnull::int as required, coalesce(array_position(indkey::int2[], attnum), -1) + 1 as place
  from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
  where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`
