import type { ClientBase, Pool, QueryResult } from 'pg'
import { writerOf } from './dialect.ts'
import type { Session } from './session.ts'
import type { SqlValue, Statement } from './statement.ts'

interface SessionOptions {
  readonly websiteId: string
  readonly now: () => number
  /** Given outside of a transaction: opens one. */
  readonly atomically?: Session['atomically']
  readonly errorOf?: (error: unknown) => unknown
}

/** Runs queries on a PostgreSQL connection, or outside of transactions on whichever of the pool is free. */
export class PostgresSession implements Session {
  readonly engine = 'postgres'
  readonly websiteId: string
  readonly now: () => number
  readonly isTransaction: boolean
  isOver = false
  readonly #connection: ClientBase | Pool
  readonly #parts: SessionOptions

  constructor(connection: ClientBase | Pool, parts: SessionOptions) {
    this.#connection = connection
    this.#parts = parts
    this.websiteId = parts.websiteId
    this.now = parts.now
    this.isTransaction = parts.atomically === undefined
  }

  all: Session['all'] = async <Given, Row>(statement: Statement<Given, Row>, given: Given) =>
    (await this.#run(statement, given)).rows as Row[]

  first: Session['first'] = async <Given, Row>(statement: Statement<Given, Row>, given: Given) =>
    (await this.#run(statement, given)).rows[0] as Row | undefined

  change: Session['change'] = async (statement, given) => {
    if (!this.isTransaction) throw new Error('A change was tried outside of a transaction')
    return (await this.#run(statement, given)).rowCount ?? 0
  }

  query: Session['query'] = async <Row>(build: Parameters<Session['query']>[0]) => {
    const { sql, parameters } = build(writerOf.postgres).compile()
    return (await this.#send({ text: sql, values: [...parameters] })).rows as Row[]
  }

  atomically: Session['atomically'] = (work) => {
    const { atomically } = this.#parts
    return atomically ? atomically(work) : work(this)
  }

  #run<Given>(statement: Statement<Given, unknown>, given: Given): Promise<QueryResult> {
    const values: SqlValue[] = statement.valuesFor('postgres', given)
    return this.#send({ name: statement.name, text: statement.textFor('postgres'), values })
  }

  async #send(query: { name?: string; text: string; values: unknown[] }): Promise<QueryResult> {
    if (this.isOver) throw new Error('The transaction is over: its tables cannot be used any more.')
    try {
      return await this.#connection.query({ ...query, values: query.values.map(storable) })
    } catch (error) {
      throw this.#parts.errorOf ? this.#parts.errorOf(error) : error
    }
  }
}

/** PostgreSQL has no place for the character NUL in a text; like other characters that are none, it becomes U+FFFD. */
function storable(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\u0000') ? value.replaceAll('\u0000', '\uFFFD') : value
}
