import { sql } from 'kysely'
import { isAmongTexts } from '../engine/json-values.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { type PostingSets, readSets } from './posting-sets.ts'

/** What words lead to, by the word: the sets of each block. */
export type WordSets = ReadonlyMap<string, readonly BlockSets[]>

/** What a word leads to in a block. */
interface BlockSets {
  readonly block: number
  readonly sets: PostingSets
}

/** Reads what some words, and beginnings of words, lead to. */
export async function readWordSets(
  session: Session,
  language: string,
  words: readonly string[],
): Promise<WordSets> {
  const given = { websiteId: session.websiteId, language, words: JSON.stringify([...new Set(words)]) }
  const found = new Map<string, BlockSets[]>()
  for (const { word, block, sets } of await session.all(readRows, given)) {
    const each = { block: Number(block), sets: readSets(sets) }
    const known = found.get(word)
    if (known) known.push(each)
    else found.set(word, [each])
  }
  return found
}

interface Given {
  readonly websiteId: string
  readonly language: string
  readonly words: string
}

const readRows = statement((db, given: Given, engine) => ({
  compile: () =>
    sql<{ readonly word: string; readonly block: number; readonly sets: string }>`
      select word, block, sets from search_postings where website_id = ${given.websiteId} and language = ${given.language}
      and ${isAmongTexts(engine, sql`word`, given.words)}`.compile(db),
}))
