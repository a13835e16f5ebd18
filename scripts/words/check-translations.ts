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
  /** Sentences that stand in English in it though a translation of the same words is there, with other values. */
  readonly misnamed: readonly string[]
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
  const unused = [...translations.keys()].filter((text) => !all.has(text))
  const left = new Set(unused.map(withoutNames))
  return {
    missing,
    unused,
    misnamed: missing.filter((text) => left.has(withoutNames(text))),
    wrong: [...translations].flatMap(([text, given]) => (textsOf(given).some(isWrong(text)) ? [text] : [])),
    percent: all.size === 0 ? 100 : Math.floor((100 * (all.size - missing.length)) / all.size),
  }
}

/** A sentence whatever its values are called, and however many of them stand beside each other. */
function withoutNames(text: string): string {
  return text.replace(/<\/?\d+\/?>/g, '').replace(/(?:\{\w+\}\s*)+/g, '{}')
}
