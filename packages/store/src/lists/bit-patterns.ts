import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { usingIndexOfBits } from './list-indexes.ts'
import type { ListTable } from './list-table.ts'
import type { ChosenBits, ListTest } from './list-tests.ts'

/** Rows of a list have few different sums of bits; of more than these nobody looks for those that fit. */
const mostPatterns = 64

/**
 * The sums of bits that rows of a list have and that all chosen bits fit; undefined where no choice is asked for, or where there are too
 * many. The index leads from each sum to the next, however many rows have it.
 */
export async function fittingPatterns(
  session: Session,
  list: ListTable,
  tests: readonly ListTest[],
): Promise<readonly number[] | undefined> {
  const chosen = tests.flatMap(({ bits }) => bits ?? [])
  if (!list.byBits || chosen.length === 0) return undefined
  const rows = await session.query((db) => ({ compile: () => allPatterns(session, list).compile(db) }))
  if (rows.length > mostPatterns) return undefined
  return rows.map(({ bits }) => Number(bits)).filter((bits) => chosen.every((each) => fits(bits, each)))
}

function allPatterns(session: Session, list: ListTable): RawBuilder<{ readonly bits: number }> {
  const least = sql`select min(bits) as bits from ${usingIndexOfBits(session.engine, list)} where website_id = ${session.websiteId}`
  return sql`with recursive patterns as (
      select first.bits from (${least}) as first
      union all
      select (${least} and bits > patterns.bits) from patterns where patterns.bits is not null
    ) select bits from patterns where bits is not null limit ${mostPatterns + 1}`
}

/** Whether a sum of bits fits a choice; sums are larger than the operators of the language for bits take. */
function fits(pattern: number, { bits, isNone }: ChosenBits): boolean {
  return ((BigInt(pattern) & BigInt(bits)) === 0n) === isNone
}
