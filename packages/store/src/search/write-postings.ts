import { type BlockBits, blockSize, noBits, setBit } from '@vitrine/domain/search/block-bits'
import { sql } from 'kysely'
import { jsonValues } from '../engine/json-values.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { changeable, readSets, writeSets } from './posting-sets.ts'

/** A thing that a word leads to under a code, or leads to no longer. */
export interface PostingChange {
  readonly word: string
  readonly code: number
  readonly number: number
  readonly isSet: boolean
}

/** Rows that are read or written by one statement. */
const rowsAtOnce = 500

/** Writes what words lead to: each row of a word and a block once, in the order of the key. */
export async function writePostings(
  session: Session,
  language: string,
  changes: readonly PostingChange[],
): Promise<void> {
  const byRow = new Map<string, PostingChange[]>()
  for (const change of changes) {
    const key = `${change.word} ${blockOf(change)}`
    const known = byRow.get(key)
    if (known) known.push(change)
    else byRow.set(key, [change])
  }
  const rows = [...byRow].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await writeRows(session, language, rows.slice(from, from + rowsAtOnce))
}

const blockOf = ({ number }: PostingChange) => Math.floor(number / blockSize)

async function writeRows(
  session: Session,
  language: string,
  rows: readonly (readonly PostingChange[])[],
): Promise<void> {
  const key = { websiteId: session.websiteId, language }
  const places = rows.flatMap(([first]) => (first ? [[first.word, blockOf(first)] as const] : []))
  const kept = await session.all(readRows, { ...key, places: JSON.stringify(places) })
  const setsOf = new Map(kept.map(({ word, block, sets }) => [`${word} ${block}`, sets]))
  const [written, gone]: [unknown[], unknown[]] = [[], []]
  for (const [at, [word, block]] of places.entries()) {
    const sets = changeable(readSets(setsOf.get(`${word} ${block}`) ?? ''))
    for (const change of rows[at] ?? [])
      setBit(bitsFor(sets, change), change.number % blockSize, change.isSet)
    const text = writeSets(sets)
    if (text === '') gone.push([word, block])
    else written.push([word, block, text])
  }
  if (written.length > 0) await session.write(keepRows, { ...key, rows: JSON.stringify(written) })
  if (gone.length > 0) await session.write(dropRows, { ...key, rows: JSON.stringify(gone) })
}

function bitsFor(sets: Map<number, BlockBits>, { code }: PostingChange): BlockBits {
  const bits = sets.get(code) ?? noBits()
  sets.set(code, bits)
  return bits
}

interface GivenRows {
  readonly websiteId: string
  readonly language: string
  /** In JSON. */
  readonly rows: string
}

interface PostingRow {
  readonly word: string
  readonly block: number
  readonly sets: string
}

const readRows = statement((db, given: { websiteId: string; language: string; places: string }, engine) => ({
  compile: () =>
    sql<PostingRow>`select kept.word, kept.block, kept.sets
        from ${jsonValues(engine, given.places)} as given cross join search_postings as kept
        where kept.website_id = ${given.websiteId} and kept.language = ${given.language}
        and kept.word = given.value ->> 0 and kept.block = cast(given.value ->> 1 as bigint)`.compile(db),
}))

const keepRows = statement((db, given: GivenRows, engine) => ({
  compile: () =>
    sql`insert into search_postings (website_id, language, word, block, sets)
      select cast(${given.websiteId} as text), cast(${given.language} as text), value ->> 0, cast(value ->> 1 as bigint), value ->> 2
      from ${jsonValues(engine, given.rows)} as given where true
      on conflict (website_id, language, word, block) do update set sets = excluded.sets`.compile(db),
}))

const dropRows = statement((db, given: GivenRows, engine) => ({
  compile: () =>
    sql`delete from search_postings where website_id = ${given.websiteId} and language = ${given.language}
      and (word, block) in (select value ->> 0, cast(value ->> 1 as bigint) from ${jsonValues(engine, given.rows)} as given)`.compile(
      db,
    ),
}))
