import { termOf, wordsOf } from '@vitrine/domain/lists/list-words'
import type { ListEntry, ListTable } from './list-table.ts'

/** The value of a text, as it is kept to be found whole and by its beginning. */
export const textTerm = (key: string, value: string) => `${key}=${value}`

/** A word of a text that is found by its words. */
export const textWordTerm = (key: string, word: string) => `${key}.=${word}`

/** A word that the list is searched by. */
export const searchTerm = (word: string) => `=${word}`

/** A text holds at most so many values, and a row at most so many words. */
const mostValues = 200
const mostWords = 400

/** All that a row is found by, in order, each once. */
export function termsOf(list: Pick<ListTable, 'texts'>, entry: ListEntry): readonly string[] {
  const terms = wordsOf(entry.searched).slice(0, mostWords).map(searchTerm)
  for (const [key, values] of Object.entries(entry.texts)) {
    for (const value of values.slice(0, mostValues)) {
      const term = termOf(value)
      if (term !== '') terms.push(textTerm(key, term))
    }
    if (list.texts[key]?.hasWords)
      terms.push(
        ...wordsOf(values)
          .slice(0, mostWords)
          .map((word) => textWordTerm(key, word)),
      )
  }
  return [...new Set(terms)].sort()
}

/** Terms as they stand in a row, so that each can be told from the beginning of another. */
export function joinTerms(terms: readonly string[]): string {
  return `|${terms.join('|')}|`
}

/** The terms of a row. */
export function splitTerms(text: string): readonly string[] {
  return text.split('|').filter((term) => term !== '')
}
