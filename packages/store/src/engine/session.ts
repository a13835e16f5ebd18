import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from '../schema/schema.ts'
import type { Engine } from './dialect.ts'
import type { Statement } from './statement.ts'
import type { TransactionOptions } from './time-limit.ts'

/** Runs queries of one website: on a transaction's connection, or outside on what is committed. */
export interface Session {
  readonly engine: Engine
  readonly websiteId: string
  /** Whether changes can be made here; outside of a transaction `atomically` opens one. */
  readonly isTransaction: boolean
  /** Present in a transaction that locks nothing. */
  readonly optimism?: Optimism
  /** Epoch milliseconds. */
  now(): number
  /** Every row of a statement. */
  all<Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<readonly Row[]>
  /** The first row of a statement. */
  first<Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<Row | undefined>
  /** Runs a change and returns how many rows it touched. */
  change<Given>(statement: Statement<Given, unknown>, given: Given): Promise<number>
  /**
   * Runs a change of which nobody needs to know how many rows it touched. It may be under way still when its promise is kept: where it fails, what
   * follows in its transaction fails as it did, its commit at the latest.
   */
  write<Given>(statement: Statement<Given, unknown>, given: Given): Promise<void>
  /** Runs a query whose text depends on what was asked. */
  query<Row>(build: (db: Kysely<Schema>) => { compile(): CompiledQuery<Row> }): Promise<readonly Row[]>
  /** Runs work all or none: within the transaction when there is one, else in one of its own. */
  atomically<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
}

/** A question, or a change that stands for itself, that many ask in one turn of the event loop, as one statement. Answers come in the order of what was asked. */
export type Gathered<Asked, Answer> = (
  session: Session,
  asked: readonly Asked[],
) => Promise<readonly Answer[]>

/** What a transaction that locks nothing can do beside reading: ask together with others, and change one row in the end. */
export interface Optimism {
  /** Asks together with what others ask in the same turn. */
  ask<Asked, Answer>(question: Gathered<Asked, Answer>, asked: Asked): Promise<Answer>
  /** Changes a row when the work is done; the change says whether the row was still as it had been read. Of a second one it throws `LocksNeededError`. */
  changeLast<Asked>(change: Gathered<Asked, boolean>, asked: Asked): void
}

/** What a store needs of a database: sessions, and transactions of one website each. */
export interface Database {
  readonly engine: Engine
  /** Reads what is committed; changes open a transaction each. */
  outside(websiteId: string): Session
  transaction<Result>(
    websiteId: string,
    work: (session: Session) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /** Reads a website as it is at one moment, for as long as it takes, while others go on changing it. */
  snapshot<Result>(websiteId: string, work: (session: Session) => Promise<Result>): Promise<Result>
  /** Does work that no other process on this database may do at the same time. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether somebody waits for a connection; never on SQLite, whose work is the process's own. */
  isCrowded(): boolean
  ping(): Promise<boolean>
  close(): Promise<void>
}
