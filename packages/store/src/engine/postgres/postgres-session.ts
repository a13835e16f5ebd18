import type { QueryResult } from 'pg'
import { writerOf } from '../dialect.ts'
import type { Session } from '../session.ts'
import type { Statement } from '../statement.ts'
import { storableText } from './storable-text.ts'

/** A statement as the driver sends it. */
export interface SentStatement {
  readonly name?: string
  readonly text: string
  readonly values?: unknown[]
}

/** Sends statements to PostgreSQL. */
export interface StatementSender {
  /** Tells what came of a statement. */
  ask(statement: SentStatement): Promise<QueryResult>
  /** Changes rows, without waiting for it. */
  write(statement: SentStatement): Promise<void>
}

interface SessionOptions {
  readonly websiteId: string
  readonly now: () => number
  /** Given outside of a transaction: opens one. */
  readonly atomically?: Session['atomically']
  readonly errorOf?: (error: unknown) => unknown
}

/** Runs queries in a transaction of PostgreSQL, or outside of transactions on whichever connection of the pool is free. */
export class PostgresSession implements Session {
  readonly engine = 'postgres'
  readonly websiteId: string
  readonly now: () => number
  readonly isTransaction: boolean
  isOver = false
  readonly #sender: StatementSender
  readonly #parts: SessionOptions

  constructor(sender: StatementSender, parts: SessionOptions) {
    this.#sender = sender
    this.#parts = parts
    this.websiteId = parts.websiteId
    this.now = parts.now
    this.isTransaction = parts.atomically === undefined
  }

  all: Session['all'] = async <Given, Row>(statement: Statement<Given, Row>, given: Given) =>
    (await this.#told(this.#open().ask(sentOf(statement, given)))).rows as Row[]

  first: Session['first'] = async <Given, Row>(statement: Statement<Given, Row>, given: Given) =>
    (await this.#told(this.#open().ask(sentOf(statement, given)))).rows[0] as Row | undefined

  change: Session['change'] = async (statement, given) =>
    (await this.#told(this.#openToChange().ask(sentOf(statement, given)))).rowCount ?? 0

  write: Session['write'] = async (statement, given) =>
    this.#told(this.#openToChange().write(sentOf(statement, given)))

  query: Session['query'] = async <Row>(build: Parameters<Session['query']>[0]) => {
    const { sql, parameters } = build(writerOf.postgres).compile()
    return (await this.#told(this.#open().ask({ text: sql, values: parameters.map(storable) }))).rows as Row[]
  }

  atomically: Session['atomically'] = (work) => {
    const { atomically } = this.#parts
    return atomically ? atomically(work) : work(this)
  }

  #open(): StatementSender {
    if (this.isOver) throw new Error('The transaction is over: its tables cannot be used any more.')
    return this.#sender
  }

  #openToChange(): StatementSender {
    if (!this.isTransaction) throw new Error('A change was tried outside of a transaction')
    return this.#open()
  }

  async #told<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      throw this.#parts.errorOf ? this.#parts.errorOf(error) : error
    }
  }
}

/** Sends statements that stand for themselves on whichever connection of a pool is free. */
export function poolSender(pool: { query(statement: SentStatement): Promise<QueryResult> }): StatementSender {
  return {
    ask: (statement) => pool.query(statement),
    write: async (statement) => void (await pool.query(statement)),
  }
}

function sentOf<Given>(statement: Statement<Given, unknown>, given: Given): SentStatement {
  const values: unknown[] = statement.valuesFor('postgres', given).map(storable)
  return { name: statement.name, text: statement.textFor('postgres'), values }
}

function storable(value: unknown): unknown {
  return typeof value === 'string' ? storableText(value) : value
}
