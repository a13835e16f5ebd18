import type { Compilable, Kysely } from 'kysely'
import type { Schema } from '../schema/schema.ts'
import { type Engine, writerOf } from './dialect.ts'

/** A value that a database column takes. */
export type SqlValue = string | number | null

/** A query whose text never changes: compiled once per engine, then only given its values. */
export interface Statement<Given, Row> {
  /** Unique within the process; PostgreSQL keeps its plan under this name. */
  readonly name: string
  textFor(engine: Engine): string
  /** The values in the order of the text's placeholders. */
  valuesFor(engine: Engine, given: Given): SqlValue[]
  /** Carries the row's type; never set. */
  readonly row?: Row
}

/**
 * Describes a query once, with a placeholder for each property of `given`.
 *
 * @example
 * const findCart = statement((db, given: { websiteId: string; token: string }) =>
 *   db.selectFrom('carts').select('document').where('website_id', '=', given.websiteId).where('token', '=', given.token))
 */
export function statement<Given extends Readonly<Record<keyof Given, SqlValue>>, Row>(
  build: (db: Kysely<Schema>, given: Given, engine: Engine) => Compilable<Row>,
): Statement<Given, Row> {
  count += 1
  const compiled: Partial<Record<Engine, Compiled>> = {}
  const compile = (engine: Engine): Compiled => {
    const query = build(writerOf[engine], placeholders<Given>(), engine).compile()
    return { text: query.sql, slots: query.parameters }
  }
  const compiledFor = (engine: Engine): Compiled => {
    compiled[engine] ??= compile(engine)
    return compiled[engine]
  }
  return {
    name: `vitrine_${count}`,
    textFor: (engine) => compiledFor(engine).text,
    valuesFor: (engine, given) => compiledFor(engine).slots.map((slot) => givenValue(slot, given)),
  }
}

let count = 0

interface Compiled {
  readonly text: string
  readonly slots: readonly unknown[]
}

/** Stands in a compiled query for a value that is given when it runs. */
class Placeholder {
  readonly property: string

  constructor(property: string) {
    this.property = property
  }
}

/** An object that returns a placeholder for every property; Kysely passes them through as parameters. */
function placeholders<Given>(): Given {
  const answer = new Proxy({}, { get: (_, property) => new Placeholder(String(property)) })
  return answer as Given
}

function givenValue(slot: unknown, given: unknown): SqlValue {
  if (!(slot instanceof Placeholder)) return slot as SqlValue
  const value = (given as Readonly<Record<string, SqlValue>>)[slot.property]
  if (value === undefined) throw new Error(`The statement was not given ${slot.property}`)
  return value
}
