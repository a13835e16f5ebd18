import { isMark } from './postings.ts'

/** Longer words forgive two slips. */
const lengthForTwo = 8

/** Words of up to so many letters, and one more, are found by what is left of them without any one letter. */
const longestForOne = lengthForTwo

/** Longer ones are found by what is left of their first letters without any two; no shorter word is two slips from one of them. */
const shortestForTwo = lengthForTwo - 2
const firstLetters = 6

/** How many slips a written word is forgiven. A word with a digit is none but itself: beside it stand other numbers. */
export function forgivenSlips(word: string): number {
  if (!hasSlips(word) || word.length < 3) return 0
  return word.length >= lengthForTwo ? 2 : 1
}

/** Whether a word is found by what is near to it. */
function hasSlips(word: string): boolean {
  return !isMark(word) && !/\p{Number}/u.test(word)
}

/** The keys by which a word is found when somebody slips. */
export function slipKeys(word: string): readonly string[] {
  if (!hasSlips(word)) return []
  const keys: string[] = []
  if (word.length > 1 && word.length <= longestForOne) keys.push(...oneSlipKeys(word))
  if (word.length >= shortestForTwo) keys.push(...twoSlipKeys(word))
  return keys
}

/** The keys that a written word has in common with all that are so many slips away. */
export function askedSlipKeys(word: string, slips: number): readonly string[] {
  if (slips === 0) return []
  if (slips === 1) return oneSlipKeys(word)
  return word.length < lengthForTwo ? [...oneSlipKeys(word), ...twoSlipKeys(word)] : twoSlipKeys(word)
}

const oneSlipKeys = (word: string) => withoutLetters(word, 1).map((left) => `1${left}`)

const twoSlipKeys = (word: string) => withoutLetters(word.slice(0, firstLetters), 2).map((left) => `2${left}`)

/** A word, and what is left of it without up to so many of its letters. */
function withoutLetters(word: string, letters: number): readonly string[] {
  const left = new Set([word])
  let last: readonly string[] = [word]
  for (let taken = 0; taken < letters; taken += 1) {
    last = last.flatMap((each) => [...each].map((_, place) => each.slice(0, place) + each.slice(place + 1)))
    for (const each of last) left.add(each)
  }
  return [...left]
}

/** How a word differs from a written one: letters that are wrong, missing or too many; or two neighbours that are swapped. */
export type Slip = { readonly kind: 'letters'; readonly count: number } | { readonly kind: 'swapped' }

/** The slip that leads from a written word to another; null: they are too far from each other, or the same. */
export function slipBetween(written: string, word: string, most: number): Slip | null {
  if (written === word || most === 0) return null
  if (isSwapped(written, word)) return { kind: 'swapped' }
  if (Math.abs(written.length - word.length) > most) return null
  const count = distance(written, word)
  return count <= most ? { kind: 'letters', count } : null
}

function isSwapped(written: string, word: string): boolean {
  if (written.length !== word.length) return false
  let place = 0
  while (written[place] === word[place]) place += 1
  return (
    written[place] === word[place + 1] &&
    written[place + 1] === word[place] &&
    written.slice(place + 2) === word.slice(place + 2)
  )
}

/** How many letters must be changed, taken or added. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[at - 1] === other[place - 1]
      const changed = (row[place - 1] ?? 0) + (isSame ? 0 : 1)
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
