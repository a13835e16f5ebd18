import { levelCount } from './word-levels.ts'

/** Beginnings of words of so many letters are kept; longer ones are looked for among the words. */
const shortestBeginning = 2
export const longestBeginning = 16

/**
 * What a search is led by to one thing: words, and beginnings of words, each with the codes under which the thing stands there. A code is
 * the level of the word; that of the best word with this beginning stands `levelCount` higher.
 */
export type Postings = ReadonlyMap<string, readonly number[]>

/** The code of things that have a word which begins so. */
const beginningCode = (level: number) => levelCount + level

/** Whether a code is of a beginning of a word, and its level. */
export function readCode(code: number): { readonly isBeginning: boolean; readonly level: number } {
  return { isBeginning: code >= levelCount, level: code % levelCount }
}

/** Whether a beginning of a word is kept. */
export function isKeptBeginning(text: string): boolean {
  return text.length >= shortestBeginning && text.length <= longestBeginning
}

/** What leads to something with these words. */
export function postingsOf(levels: ReadonlyMap<string, number>): Postings {
  const beginnings = new Map<string, number>()
  for (const [word, level] of levels) {
    if (isMark(word)) continue
    const longest = Math.min(longestBeginning, word.length - 1)
    for (let length = shortestBeginning; length <= longest; length += 1) {
      const start = word.slice(0, length)
      beginnings.set(start, Math.max(beginnings.get(start) ?? 0, level))
    }
  }
  const postings = new Map<string, number[]>()
  for (const [word, level] of levels) postings.set(word, [level])
  for (const [start, level] of beginnings) {
    const known = postings.get(start)
    if (known) known.push(beginningCode(level))
    else postings.set(start, [beginningCode(level)])
  }
  return postings
}

/** Words that no text has: they lead to what belongs to a collection, and to a page by its own id. */
export const collectionMark = (collectionId: string) => `#${collectionId}`
export const pageMark = (collectionId: string) => `~${collectionId}`

/** Whether a word is one of these. */
export const isMark = (word: string) => word.startsWith('#') || word.startsWith('~')
