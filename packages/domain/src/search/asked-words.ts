import { forgivenSlips, type Slip, slipBetween } from './near-words.ts'
import { searchWords } from './search-words.ts'

/** The most words of a search; more are left aside. */
const mostWords = 16

/** What a beginning, a swap and a slip count beside the word itself. */
export const weightOfBeginning = 0.6
const weightOfSwap = 0.4
const weightOfSlip = 0.3

/** The words that must be found, each once. */
export function askedWords(text: string): readonly string[] {
  return [...new Set(searchWords(text))].slice(0, mostWords)
}

/** What a word counts that a written one is a slip away from. */
export function weightOf(slip: Slip, { length }: string): number {
  return slip.kind === 'swapped' ? weightOfSwap : (weightOfSlip * length) / (length + slip.count)
}

/** Whether a word of a text is meant by one that was written: it is the same, begins with it, or is a slip away. */
export function isMeant(written: string, word: string): boolean {
  if (word === written) return true
  if (written.length >= 2 && word.startsWith(written)) return true
  return slipBetween(written, word, forgivenSlips(written)) !== null
}
