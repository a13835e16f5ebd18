import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'

/** Where a store keeps its tables. */
interface Place {
  readonly url: string | undefined
  readonly dataDir: string
}

interface Index {
  readonly name: string
  /** The statement that makes it. */
  readonly text: string
}

/** Runs SQL beside the store. */
interface Beside {
  readonly indexesOfLists: () => Promise<readonly Index[]>
  readonly run: (text: string) => Promise<unknown>
  /** Does what the database does by itself after a while. */
  readonly settle: () => Promise<unknown>
  readonly close: () => Promise<unknown>
}

/** Does work that writes many rows without the indexes of lists, and makes these afterwards: in one go, which takes a fraction of the time. */
export async function withoutIndexes(place: Place, work: () => Promise<void>): Promise<void> {
  const beside = place.url === undefined ? besideSqlite(place.dataDir) : await besidePostgres(place.url)
  const indexes = await beside.indexesOfLists()
  try {
    for (const { name } of indexes) await beside.run(`drop index ${name}`)
    await work()
  } finally {
    for (const { text } of indexes) await beside.run(text)
    await beside.settle()
    await beside.close()
  }
}

function besideSqlite(dataDir: string): Beside {
  const file = new Sqlite(join(dataDir, 'vitrine.sqlite'))
  file.pragma('busy_timeout = 60000')
  file.pragma('cache_size = -500000')
  return {
    indexesOfLists: async () =>
      file
        .prepare<[], Index>(
          `select name, sql as text from sqlite_master where type = 'index' and tbl_name glob 'listed_*' and sql is not null`,
        )
        .all(),
    run: async (text) => file.exec(text),
    settle: async () => file.pragma('wal_checkpoint(truncate)'),
    close: async () => file.close(),
  }
}

async function besidePostgres(url: string): Promise<Beside> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    indexesOfLists: async () => {
      const { rows } = await client.query<Index>(
        `select indexname as name, indexdef as text from pg_indexes
          where schemaname = current_schema() and tablename ~ '^listed_' and indexname !~ '_key$'`,
      )
      return rows
    },
    run: (text) => client.query(text),
    settle: () => client.query('vacuum analyze'),
    close: () => client.end(),
  }
}
