import { termOf, wordsOf } from '@vitrine/domain/lists/list-words'
import type { ListEntry, ListTable } from './list-table.ts'

/** The value of a text, as it is kept to be found whole and by its beginning. */
export const textTerm = (key: string, value: string) => `${key}=${value}`

/** A word of a text that is found by its words. */
export const textWordTerm = (key: string, word: string) => `${key}.=${word}`

/** A word that the list is searched by. */
export const searchTerm = (word: string) => `=${word}`

/** A word that the list is searched by, of a row that does not begin with it. */
export const laterTerm = (word: string) => `~=${word}`

/** Values of two texts of a row. */
export const togetherTerm = ([one, other]: readonly [string, string], values: readonly [string, string]) =>
  `${one}+${other}=${values.join('=')}`

/** A text holds at most so many values, and a row at most so many words: the tags of a product, and the SKUs of all its variants. */
const mostValues = 500
const mostWords = 1000

/** All that a row is found by, in order, each once. */
export function termsOf(
  list: Pick<ListTable, 'texts' | 'together' | 'leading'>,
  entry: ListEntry,
): readonly string[] {
  const words = [...wordsOf(entry.searched, mostWords), ...(entry.wholes ?? []).map(termOf)]
  const terms = [...words.map(searchTerm), ...laterTerms(list, entry, words), ...togetherTerms(list, entry)]
  for (const [key, values] of Object.entries(entry.texts)) {
    for (const value of values.slice(0, mostValues)) {
      const term = termOf(value)
      if (term !== '') terms.push(textTerm(key, term))
    }
    if (list.texts[key]?.hasWords)
      terms.push(...wordsOf(values, mostWords).map((word) => textWordTerm(key, word)))
  }
  return [...new Set(terms)].sort()
}

function laterTerms(
  { leading }: Pick<ListTable, 'leading'>,
  { columns }: ListEntry,
  words: readonly string[],
): readonly string[] {
  if (leading === undefined) return []
  const first = String(columns[leading] ?? '')
  return words.filter((word) => !first.startsWith(word)).map(laterTerm)
}

function togetherTerms({ together }: Pick<ListTable, 'together'>, { texts }: ListEntry): readonly string[] {
  if (!together) return []
  const [one = '', other = ''] = together.map((key) => termOf(texts[key]?.[0] ?? ''))
  return one === '' || other === '' ? [] : [togetherTerm(together, [one, other])]
}

/** Terms as they stand in a row, so that each can be told from the beginning of another. */
export function joinTerms(terms: readonly string[]): string {
  return `|${terms.join('|')}|`
}

/** The terms of a row. */
export function splitTerms(text: string): readonly string[] {
  return text.split('|').filter((term) => term !== '')
}
