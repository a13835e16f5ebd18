import { postingsOf } from '@vitrine/domain/search/postings'
import { sql } from 'kysely'
import { jsonValues } from '../engine/json-values.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { joinWords, splitWords } from './kept-words.ts'
import type { SearchEntry } from './search-records.ts'
import { type PostingChange, writePostings } from './write-postings.ts'
import { writeVocabulary } from './write-vocabulary.ts'

/** Writes what an index is to know of some things: only what differs from what it knows. The index is locked. */
export async function writeEntries(
  session: Session,
  language: string,
  entries: readonly SearchEntry[],
): Promise<void> {
  const key = { websiteId: session.websiteId, language }
  const things = JSON.stringify(entries.map(({ kind, id }) => [kind, id]))
  const kept = new Map(
    (await session.all(readDocuments, { ...key, things })).map((row) => [
      `${row.kind} ${row.object_id}`,
      row,
    ]),
  )
  const numbers = await session.first(readNumbers, key)
  if (!numbers) throw new Error(`There is no index of the language ${language}`)
  const changes = new EntryChanges(Number(numbers.next_number))
  for (const entry of entries) changes.add(entry, kept.get(`${entry.kind} ${entry.id}`))
  await writePostings(session, language, changes.postings)
  await writeVocabulary(session, language, changes.words)
  if (changes.written.length > 0)
    await session.write(keepDocuments, { ...key, rows: JSON.stringify(changes.written) })
  if (changes.gone.length > 0)
    await session.write(dropDocuments, { ...key, rows: JSON.stringify(changes.gone) })
  const documents = Number(numbers.documents) + changes.more
  await session.write(keepNumbers, { ...key, nextNumber: changes.nextNumber, documents })
}

interface KeptDocument {
  readonly kind: string
  readonly object_id: string
  readonly number: number
  readonly words: string
}

/** What entries change: gathered, so that each row of the index is written once. */
class EntryChanges {
  readonly postings: PostingChange[] = []
  /** By how many more or fewer things have a word. */
  readonly words = new Map<string, number>()
  readonly written: (readonly [kind: string, id: string, number: number, words: string])[] = []
  readonly gone: (readonly [kind: string, id: string])[] = []
  nextNumber: number
  /** How many more things are found. */
  more = 0

  constructor(nextNumber: number) {
    this.nextNumber = nextNumber
  }

  add({ kind, id, words }: SearchEntry, kept: KeptDocument | undefined): void {
    const text = words === null ? undefined : joinWords(words)
    if (text === kept?.words) return
    const number = kept ? Number(kept.number) : this.nextNumber
    if (!kept) this.nextNumber += 1
    this.#compare(kept ? splitWords(kept.words) : new Map(), words ?? new Map(), number)
    if (text === undefined) this.gone.push([kind, id])
    else this.written.push([kind, id, number, text])
    this.more += (text === undefined ? 0 : 1) - (kept ? 1 : 0)
  }

  #compare(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, number: number): void {
    for (const word of before.keys()) if (!after.has(word)) this.#count(word, -1)
    for (const word of after.keys()) if (!before.has(word)) this.#count(word, 1)
    const [former, now] = [postingsOf(before), postingsOf(after)]
    for (const [word, codes] of former)
      for (const code of codes)
        if (!now.get(word)?.includes(code)) this.postings.push({ word, code, number, isSet: false })
    for (const [word, codes] of now)
      for (const code of codes)
        if (!former.get(word)?.includes(code)) this.postings.push({ word, code, number, isSet: true })
  }

  #count(word: string, by: number): void {
    this.words.set(word, (this.words.get(word) ?? 0) + by)
  }
}

interface Given {
  readonly websiteId: string
  readonly language: string
}

type GivenRows = Given & { readonly rows: string }

const readDocuments = statement((db, given: Given & { readonly things: string }, engine) => ({
  compile: () =>
    sql<KeptDocument>`select kept.kind, kept.object_id, kept.number, kept.words
      from ${jsonValues(engine, given.things)} as given cross join search_documents as kept
      where kept.website_id = ${given.websiteId} and kept.language = ${given.language}
      and kept.kind = given.value ->> 0 and kept.object_id = given.value ->> 1`.compile(db),
}))

const keepDocuments = statement((db, given: GivenRows, engine) => ({
  compile: () =>
    sql`insert into search_documents (website_id, language, kind, object_id, number, words)
      select cast(${given.websiteId} as text), cast(${given.language} as text),
        value ->> 0, value ->> 1, cast(value ->> 2 as bigint), value ->> 3
      from ${jsonValues(engine, given.rows)} as given where true
      on conflict (website_id, language, kind, object_id) do update set words = excluded.words`.compile(db),
}))

const dropDocuments = statement((db, given: GivenRows, engine) => ({
  compile: () =>
    sql`delete from search_documents where website_id = ${given.websiteId} and language = ${given.language}
      and (kind, object_id) in (select value ->> 0, value ->> 1 from ${jsonValues(engine, given.rows)} as given)`.compile(
      db,
    ),
}))

const readNumbers = statement((db, given: Given) =>
  db
    .selectFrom('search_states')
    .select(['next_number', 'documents'])
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language),
)

const keepNumbers = statement(
  (db, given: Given & { readonly nextNumber: number; readonly documents: number }) =>
    db
      .updateTable('search_states')
      .set({ next_number: given.nextNumber, documents: given.documents })
      .where('website_id', '=', given.websiteId)
      .where('language', '=', given.language),
)
