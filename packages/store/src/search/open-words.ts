import { addSet, type BlockBits, noBits, wordsOfBlock } from '@vitrine/domain/search/block-bits'
import { collectionMark, pageMark, readCode } from '@vitrine/domain/search/postings'
import type { Session } from '../engine/session.ts'
import { wordsNearTo } from './find-words.ts'
import { closedMarks, markedBits } from './marked-things.ts'
import type { SearchPlace } from './search-records.ts'
import { readWordSets } from './word-sets.ts'

/** Words that are looked at, since those of closed pages are left out. */
const mostLookedAt = 64

/** Words near to one that stand in what the visitor may find, the most frequent first: a word of a locked page alone tells what is on it. */
export async function openWordsNear(
  session: Session,
  place: SearchPlace,
  word: string,
  limit: number,
): Promise<readonly string[]> {
  const near = await wordsNearTo(session, place.language, word, mostLookedAt)
  const { collectionId } = place
  const closed = await closedMarks(session, place)
  const own = collectionId === null ? [] : [collectionMark(collectionId), pageMark(collectionId)]
  const sets = await readWordSets(session, place.language, [...near, ...closed, ...own])
  const without = markedBits(closed, sets)
  const within = collectionId === null ? null : markedBits(own, sets)
  const isOpen = (each: string) =>
    (sets.get(each) ?? []).some(({ block, sets: having }) => {
      const bits = noBits()
      for (const [code, set] of having) if (!readCode(code).isBeginning) addSet(bits, set)
      return isAnyLeft(bits, within && (within.get(block) ?? noBits()), without.get(block))
    })
  return near.filter(isOpen).slice(0, limit)
}

/** Whether one of some things is among those it has to be among, all where that is null, and among none of the others. */
function isAnyLeft(bits: BlockBits, within: BlockBits | null, without: BlockBits | undefined): boolean {
  const wanted = within ?? bits
  for (let at = 0; at < wordsOfBlock; at += 1)
    if (((bits[at] ?? 0) & (wanted[at] ?? 0) & ~(without?.[at] ?? 0)) !== 0) return true
  return false
}
