import { searchWords } from './search-words.ts'

/** Texts that something is found by. */
export interface SearchedTexts {
  readonly title: string
  /** Categories, tags, SKUs. */
  readonly terms: string
  readonly text: string
}

/** How much something is about a word: levels from 0 on, below this number. */
export const levelCount = 16

/** A word counts more in a title than in a text, in a short one more than in a long one; usual numbers of words are of most sites. */
const fields = [
  { name: 'title', boost: 4, usualWords: 4 },
  { name: 'terms', boost: 2, usualWords: 8 },
  { name: 'text', boost: 1, usualWords: 80 },
] as const

/** Of BM25+: how soon more of the same counts no more, how much the length of a field counts, and what any mention is worth. */
const saturation = 1.2
const lengthShare = 0.7
const anyMention = 0.5

/** What the lowest level is worth, and how much more each next one is. */
const lowestValue = 0.8
const step = 1.22

/** The words that something is found by, each with its level. */
export function wordLevels(texts: SearchedTexts): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  for (const { name, boost, usualWords } of fields) {
    const counts = countWords(texts[name])
    const length = 1 - lengthShare + (lengthShare * counts.size) / usualWords
    for (const [word, count] of counts) {
      const value = anyMention + (count * (saturation + 1)) / (count + saturation * length)
      values.set(word, (values.get(word) ?? 0) + boost * value)
    }
  }
  return new Map([...values].map(([word, value]) => [word, levelOf(value)]))
}

/** What a level is worth in a ranking. */
export function valueOfLevel(level: number): number {
  return lowestValue * step ** level
}

function levelOf(value: number): number {
  const level = Math.round(Math.log(value / lowestValue) / Math.log(step))
  return Math.min(levelCount - 1, Math.max(0, level))
}

function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of searchWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
