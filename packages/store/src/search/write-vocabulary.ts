import { slipKeys } from '@vitrine/domain/search/near-words'
import { sql } from 'kysely'
import { isAmongTexts, jsonValues } from '../engine/json-values.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Counts how many things have each word, by how many more or fewer have it now; new words are found by their slips from then on. */
export async function writeVocabulary(
  session: Session,
  language: string,
  differences: ReadonlyMap<string, number>,
): Promise<void> {
  const key = { websiteId: session.websiteId, language }
  const changed = [...differences]
    .filter(([, by]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  if (changed.length === 0) return
  const words = JSON.stringify(changed.map(([word]) => word))
  const kept = await session.all(readTotals, { ...key, words })
  const totals = new Map(kept.map(({ word, total }) => [word, Number(total)]))
  const counted = changed.map(([word, by]) => [word, (totals.get(word) ?? 0) + by] as const)
  const present = counted.filter(([, total]) => total > 0)
  const gone = counted.filter(([, total]) => total <= 0).map(([word]) => word)
  const fresh = present.map(([word]) => word).filter((word) => !totals.has(word))
  await session.write(keepTotals, { ...key, rows: JSON.stringify(present) })
  await inParts(slipsOf(fresh), (rows) => session.change(keepSlips, { ...key, rows }))
  if (gone.length === 0) return
  await session.write(dropTotals, { ...key, words: JSON.stringify(gone) })
  await inParts(slipsOf(gone), (rows) => session.change(dropSlips, { ...key, rows }))
}

const slipsOf = (words: readonly string[]) =>
  words.flatMap((word) => slipKeys(word).map((slip) => [slip, word]))

/** Rows that are written by one statement. */
const rowsAtOnce = 2_000

async function inParts(rows: readonly unknown[], write: (rows: string) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await write(JSON.stringify(rows.slice(from, from + rowsAtOnce)))
}

interface Given {
  readonly websiteId: string
  readonly language: string
}

type GivenWords = Given & { readonly words: string }
type GivenRows = Given & { readonly rows: string }

const readTotals = statement((db, given: GivenWords, engine) => ({
  compile: () =>
    sql<{ readonly word: string; readonly total: number }>`select word, total from search_words
      where website_id = ${given.websiteId} and language = ${given.language}
      and ${isAmongTexts(engine, sql`word`, given.words)}`.compile(db),
}))

const dropTotals = statement((db, given: GivenWords, engine) => ({
  compile: () =>
    sql`delete from search_words where website_id = ${given.websiteId} and language = ${given.language}
      and ${isAmongTexts(engine, sql`word`, given.words)}`.compile(db),
}))

const keepTotals = statement((db, given: GivenRows, engine) => ({
  compile: () =>
    sql`insert into search_words (website_id, language, word, total)
      select cast(${given.websiteId} as text), cast(${given.language} as text), value ->> 0, cast(value ->> 1 as bigint)
      from ${jsonValues(engine, given.rows)} as given where true
      on conflict (website_id, language, word) do update set total = excluded.total`.compile(db),
}))

const keepSlips = statement((db, given: GivenRows, engine) => ({
  compile: () =>
    sql`insert into search_slips (website_id, language, slip, word)
      select cast(${given.websiteId} as text), cast(${given.language} as text), value ->> 0, value ->> 1
      from ${jsonValues(engine, given.rows)} as given where true on conflict do nothing`.compile(db),
}))

const dropSlips = statement((db, given: GivenRows, engine) => ({
  compile: () =>
    sql`delete from search_slips where website_id = ${given.websiteId} and language = ${given.language}
      and (slip, word) in (select value ->> 0, value ->> 1 from ${jsonValues(engine, given.rows)} as given)`.compile(
      db,
    ),
}))
