import { addSet, type BlockBits, noBits } from '@vitrine/domain/search/block-bits'
import { pageMark } from '@vitrine/domain/search/postings'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SearchPlace } from './search-records.ts'
import type { WordSets } from './word-sets.ts'

/** Marks of what may not be found: collections that are not open, and those that are there no longer. */
export async function closedMarks(session: Session, place: SearchPlace): Promise<readonly string[]> {
  const rows = await session.all(readMarks, { websiteId: session.websiteId, language: place.language })
  const strange = rows.map(({ word }) => word).filter((mark) => !place.openIds.has(mark.slice(1)))
  return [...strange, ...place.closedIds.map(pageMark)]
}

/** The things that have one of some marks, by their block. */
export function markedBits(marks: readonly string[], sets: WordSets): ReadonlyMap<number, BlockBits> {
  const found = new Map<number, BlockBits>()
  for (const each of marks.flatMap((mark) => sets.get(mark) ?? [])) {
    const bits = found.get(each.block) ?? noBits()
    found.set(each.block, bits)
    for (const more of each.sets.values()) addSet(bits, more)
  }
  return found
}

const readMarks = statement((db, given: { readonly websiteId: string; readonly language: string }) =>
  db
    .selectFrom('search_words')
    .select('word')
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language)
    .where('word', '>=', '#')
    .where('word', '<', '$'),
)
