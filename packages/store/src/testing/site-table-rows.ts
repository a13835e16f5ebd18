import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { siteTables } from '../website/site-tables.ts'

/** Where the rows are. */
interface Rows {
  readonly dataDir: string
  /** On PostgreSQL; undefined: SQLite in `dataDir`. */
  readonly url: string | undefined
}

type Ask = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** All rows of a site, by table, in an order of their own; values are texts, the same on both engines. */
export function rowsOfSite(place: Rows, websiteId: string): Promise<Record<string, readonly string[]>> {
  return asking(place, async (ask, sign) => {
    const found: Record<string, readonly string[]> = {}
    for (const table of siteTables) {
      const rows = await ask(`select * from ${table} where website_id = ${sign(1)}`, [websiteId])
      found[table] = rows
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .map(([name, value]) => [name, value === null ? null : String(value)])
              .sort(),
          ),
        )
        .sort()
    }
    return found
  })
}

/** Puts rows into every table that has none of a site: each text and number of them is another one. */
export function fillTables(place: Rows, websiteId: string, rows: number): Promise<void> {
  return asking(place, async (ask, sign) => {
    for (const table of siteTables) {
      if (
        (await ask(`select 1 as one from ${table} where website_id = ${sign(1)} limit 1`, [websiteId]))
          .length > 0
      )
        continue
      const columns = (await ask(columnsText[place.url === undefined ? 'sqlite' : 'postgres'], [table])).map(
        ({ name, type }) => ({ name: String(name), isText: String(type).toLowerCase() === 'text' }),
      )
      const isOne = columns.every(({ name }) => ['website_id', 'account_id'].includes(name))
      for (let count = 1; count <= (isOne ? 1 : rows); count += 1) {
        const values = columns.map(({ name, isText }) =>
          name === 'website_id'
            ? websiteId
            : (allowed[`${table}.${name}`] ?? (isText ? `${name} ${count} „ü“` : count)),
        )
        await ask(
          `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join()}) values (${columns.map((_, at) => sign(at + 1)).join()})`,
          values,
        )
      }
    }
  })
}

/** Values of columns that take only some. */
const allowed: Readonly<Record<string, string | number>> = {
  'redirects.status': 301,
  'stock_levels.is_unlimited': 1,
  'payments.state': 'paid',
  'money_movements.kind': 'charge',
  'comments.status': 'public',
  'comment_votes.kind': 'like',
  'stock_movements.kind': 'sold',
  'jobs.state': 'dead',
}

const columnsText = {
  sqlite: 'select name, type from pragma_table_info(?)',
  postgres:
    'select column_name as name, data_type as type from information_schema.columns where table_schema = current_schema() and table_name = $1',
} as const

async function asking<Result>(
  { dataDir, url }: Rows,
  work: (ask: Ask, sign: (place: number) => string) => Promise<Result>,
): Promise<Result> {
  if (url === undefined) {
    const file = new Database(join(dataDir, 'vitrine.sqlite'))
    try {
      file.exec('begin')
      const result = await work(
        async (text, values = []) => {
          const prepared = file.prepare<unknown[], Readonly<Record<string, unknown>>>(text)
          if (prepared.reader) return prepared.all(...values)
          prepared.run(...values)
          return []
        },
        () => '?',
      )
      file.exec('commit')
      return result
    } finally {
      file.close()
    }
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(
      async (text, values = []) => (await client.query(text, [...values])).rows,
      (place) => `$${place}`,
    )
  } finally {
    await client.end()
  }
}
