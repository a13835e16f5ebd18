import type { Statement as Prepared, Database as SqliteFile } from 'better-sqlite3'
import type { CompiledQuery, Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../schema/schema.ts'
import { writerOf } from './dialect.ts'
import type { SqlValue, Statement } from './statement.ts'

/** How many prepared statements of changing text are kept. */
const keptQueries = 300

/** One SQLite connection with its prepared statements. It returns at once: the driver is synchronous. */
export class SqliteConnection {
  readonly file: SqliteFile
  readonly #statements = new Map<unknown, Prepared>()
  readonly #queries = new LRUCache<string, Prepared>({ max: keptQueries })

  constructor(file: SqliteFile) {
    this.file = file
  }

  all<Given, Row>(statement: Statement<Given, Row>, given: Given): Row[] {
    const values = statement.valuesFor('sqlite', given)
    return this.#prepared(statement).all(...values) as Row[]
  }

  first<Given, Row>(statement: Statement<Given, Row>, given: Given): Row | undefined {
    const values = statement.valuesFor('sqlite', given)
    return this.#prepared(statement).get(...values) as Row | undefined
  }

  change<Given>(statement: Statement<Given, unknown>, given: Given): number {
    const values = statement.valuesFor('sqlite', given)
    return this.#prepared(statement).run(...values).changes
  }

  query<Row>(build: (db: Kysely<Schema>) => { compile(): CompiledQuery<Row> }): Row[] {
    const { sql, parameters } = build(writerOf.sqlite).compile()
    const prepared = this.#preparedQuery(sql)
    const values = parameters as readonly SqlValue[]
    if (prepared.reader) return prepared.all(...values) as Row[]
    prepared.run(...values)
    return []
  }

  #prepared(statement: Statement<never, unknown>): Prepared {
    const known = this.#statements.get(statement)
    if (known) return known
    const made = this.file.prepare(statement.textFor('sqlite'))
    this.#statements.set(statement, made)
    return made
  }

  #preparedQuery(text: string): Prepared {
    const known = this.#queries.get(text)
    if (known) return known
    const made = this.file.prepare(text)
    this.#queries.set(text, made)
    return made
  }
}
