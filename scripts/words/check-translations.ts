import { namesIn } from './message.ts'
import { type Translations, textsOf } from './translations.ts'

/** How a language stands to the sentences of an app. */
export interface TranslationReport {
  /** Sentences that stand in English in it. */
  readonly missing: readonly string[]
  /** Translations of sentences that are no longer there. */
  readonly unused: readonly string[]
  /** Translations without a value of their sentence, with one that it does not have, or empty. */
  readonly wrong: readonly string[]
  /** How much is translated, in whole percent, rounded down. */
  readonly percent: number
}

/** Holds the translations of a language against the sentences of an app. */
export function checkTranslations(
  sentences: Iterable<string>,
  translations: Translations,
): TranslationReport {
  const all = new Set(sentences)
  const missing = [...all].filter((text) => !translations.has(text))
  const isWrong = (text: string) => (translated: string) =>
    translated.trim() === '' || namesIn(translated).join() !== namesIn(text).join()
  return {
    missing,
    unused: [...translations.keys()].filter((text) => !all.has(text)),
    wrong: [...translations].flatMap(([text, given]) => (textsOf(given).some(isWrong(text)) ? [text] : [])),
    percent: all.size === 0 ? 100 : Math.floor((100 * (all.size - missing.length)) / all.size),
  }
}
