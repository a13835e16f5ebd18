import { followEntries } from './texts/list-entries.ts'
import type { SourceText } from './texts/text-field.ts'
import { ownText, type TranslatedText, type TranslatedTexts } from './texts/translated-texts.ts'

/** What is translated: a page, an item of one, a product, an area of blocks in a template, a form that was written in the panel, a menu, what is said of the site, and what an owner wrote for a mail. */
export const translationKinds = ['page', 'item', 'product', 'area', 'form', 'menu', 'site', 'mail'] as const

/** One of these. */
export type TranslationKind = (typeof translationKinds)[number]

/** What is translated, in which language. */
export interface TranslationKey {
  readonly language: string
  readonly kind: TranslationKind
  readonly id: string
}

/** A translation as it is kept. */
export interface Translation extends TranslationKey {
  readonly texts: TranslatedTexts
  readonly updatedAtMs: number
}

/** How far a text is: not there; made from a text that was changed since; as it should be. */
export type TextState = 'missing' | 'outdated' | 'translated'

/** How far something is, in a word. */
export const stateLabels: Readonly<Record<TextState, string>> = {
  missing: 'Not translated',
  outdated: 'Outdated',
  translated: 'Translated',
}

/** How many texts are how far. */
export type Progress = Readonly<Record<TextState, number>>

interface StateContext {
  readonly language: string
  /** `textHash`, by whoever may know that of a text already. */
  readonly hashOf: (text: string) => string
}

/** How far a text is in a language. A word that the platform has itself there is missing nowhere. */
export function stateOf(
  source: Pick<SourceText, 'text' | 'usualIn'>,
  translated: TranslatedText | undefined,
  { language, hashOf }: StateContext,
): TextState {
  if (translated === undefined || translated.text === '')
    return source.usualIn?.(language) ? 'translated' : 'missing'
  return translated.sourceHash === hashOf(source.text) ? 'translated' : 'outdated'
}

/** How far the texts of something are in a language. */
export function progressOf(
  sources: readonly SourceText[],
  texts: TranslatedTexts,
  context: StateContext,
): Progress {
  const count = { missing: 0, outdated: 0, translated: 0 }
  const own = followEntries(sources, texts, context.hashOf)
  for (const source of sources) count[stateOf(source, ownText(own, source.name), context)] += 1
  return count
}

/** All texts of several things together. */
export function sumOf(all: readonly Progress[]): Progress {
  const sum = { missing: 0, outdated: 0, translated: 0 }
  for (const each of all) {
    sum.missing += each.missing
    sum.outdated += each.outdated
    sum.translated += each.translated
  }
  return sum
}

/** The one word for something: what most needs work counts. */
export function wholeState({ missing, outdated }: Progress): TextState {
  return missing > 0 ? 'missing' : outdated > 0 ? 'outdated' : 'translated'
}
