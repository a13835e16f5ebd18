import type { Compilable, Kysely } from 'kysely'
import type { Schema } from '../schema/schema.ts'
import type { Session } from './session.ts'
import { type Statement, statement } from './statement.ts'

/** Longer lists are asked for in parts of this size. */
const longestList = 64

/** A query for the rows of a list of values. */
export type ListQuery<Row> = (session: Session, values: readonly string[]) => Promise<readonly Row[]>

/**
 * Describes a query with an `in` list, compiled once for each size of 1, 2, 4, 8 … values: a shorter list repeats its last value.
 * Compiling it for each cart would cost more than running it.
 */
export function listQuery<Row>(
  build: (db: Kysely<Schema>, websiteId: string, values: string[]) => Compilable<Row>,
): ListQuery<Row> {
  const bySize = new Map<number, Statement<GivenList, Row>>()
  const ofSize = (size: number): Statement<GivenList, Row> => {
    const known = bySize.get(size)
    if (known) return known
    const places = Array.from({ length: size }, (_, place) => `value${place}`)
    const made = statement((db, given: GivenList) =>
      build(
        db,
        given.websiteId,
        places.map((place) => given[place] ?? ''),
      ),
    )
    bySize.set(size, made)
    return made
  }
  return async (session, values) => {
    const rows: Row[] = []
    for (let start = 0; start < values.length; start += longestList) {
      const part = values.slice(start, start + longestList)
      const size = 2 ** Math.ceil(Math.log2(part.length))
      rows.push(...(await session.all(ofSize(size), givenList(session.websiteId, part, size))))
    }
    return rows
  }
}

interface GivenList {
  readonly websiteId: string
  readonly [place: string]: string
}

function givenList(websiteId: string, values: readonly string[], size: number): GivenList {
  const given: Record<string, string> = {}
  const last = values.at(-1) ?? ''
  for (let place = 0; place < size; place += 1) given[`value${place}`] = values[place] ?? last
  return { ...given, websiteId }
}
