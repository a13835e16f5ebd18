import { termOf } from '@vitrine/domain/lists/list-words'
import type { RowTest } from '@vitrine/domain/lists/row-tests'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListEntry, ListTable } from '../list-table.ts'

/**
 * How many bits the marks of a row have: a number of SQLite and of the language holds them exactly. A value sets two of them, so that few
 * other values set the same.
 */
const bitsOfMarks = 48

/** A value is told by its beginning, where it is marked by that. */
const signsOfBeginning = 3

/**
 * What a row has of texts that every index of its list holds, as a number: the bits of all its values. A row without the bits of a value
 * does not have it; one that has them may.
 */
export function marksOf({ marks = {} }: ListTable, { texts }: ListEntry): number {
  const bits = new Set<number>()
  for (const [key, kind] of Object.entries(marks)) {
    for (const value of texts[key] ?? []) {
      const term = termOf(value)
      for (const bit of bitsOfValue(key, kind === 'whole' ? term : beginningOf(term))) bits.add(bit)
    }
  }
  return sumOf(bits)
}

/** More values than these are looked for otherwise: each is asked of every row that is passed. */
const mostValues = 8

/** Holds for all rows that a test may hold for, and is told by every index; undefined where marks say nothing of it. */
export function mayHold(list: ListTable, test: RowTest): RawBuilder<SqlBool> | undefined {
  const sought = valuesSought(list, test)
  if (!sought || sought.length === 0 || sought.length > mostValues) return undefined
  const each = [...new Set(sought.map((value) => sumOf(bitsOfValue(test.key, value))))]
  return sql`(${sql.join(
    each.map((bits) => sql`(marks & cast(${bits} as bigint)) = cast(${bits} as bigint)`),
    sql` or `,
  )})`
}

function valuesSought({ marks }: ListTable, test: RowTest): readonly string[] | undefined {
  const kind = marks?.[test.key]
  if (!kind) return undefined
  if (test.kind === 'among' && !test.isNot)
    return kind === 'whole' ? test.values : test.values.map(beginningOf)
  if (test.kind === 'starts' && kind === 'beginning' && test.text.length >= signsOfBeginning)
    return [beginningOf(test.text)]
  return undefined
}

const beginningOf = (term: string) => term.slice(0, signsOfBeginning)

/** Two bits, by a sum of the text; no bits of an empty text, which rows do not have. */
function bitsOfValue(key: string, value: string): readonly number[] {
  if (value === '') return []
  const sum = sumOfText(`${key}=${value}`)
  const first = sum % bitsOfMarks
  const step = 1 + (Math.floor(sum / bitsOfMarks) % (bitsOfMarks - 1))
  return [first, (first + step) % bitsOfMarks]
}

/** A number of 32 bits that changes with a text (FNV-1a, its bits mixed as MurmurHash3 does at its end). It is kept: it stays as it is. */
function sumOfText(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}

function sumOf(bits: Iterable<number>): number {
  let sum = 0
  for (const bit of bits) sum += 2 ** bit
  return sum
}
