import type { SourceText } from './text-field.ts'
import { ownText, type TranslatedTexts } from './translated-texts.ts'

/** What is said of a translation that another of the same choice has, too. */
export const sameWordsText =
  'Another choice beside it has the same words. Visitors could not tell them apart.'

/** The names of texts that would stand in the same words as another that they are chosen among. */
export function namesOfSameWords(
  sources: readonly SourceText[],
  texts: TranslatedTexts,
): ReadonlySet<string> {
  const chosen = sources.filter(({ among }) => among !== undefined)
  const alike = Map.groupBy(chosen, ({ name, text, among }) =>
    JSON.stringify([among, ownText(texts, name)?.text || text]),
  )
  return new Set(
    [...alike.values()].flatMap((group) => (group.length > 1 ? group.map(({ name }) => name) : [])),
  )
}
