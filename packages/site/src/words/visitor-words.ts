import { readFileSync } from 'node:fs'
import type { AnswerReader } from '@vitrine/domain/forms/answer-reader'
import { languagePart } from '@vitrine/domain/words/language-part'
import type { Say } from '@vitrine/domain/words/say'
import { patternOf, sayAtColon, sayByPattern } from '@vitrine/domain/words/say-composed'
import { sayText } from '@vitrine/domain/words/say-text'

/** What visitors read of the platform's own words in a language: English where a sentence, or the language, is not translated. */
interface VisitorWords {
  /** The language that they are in. */
  readonly language: string
  readonly say: Say
  /** The same for a text whose values stand in it already, as refusals come. */
  sayComposed(text: string): string
}

const known = new Map<string, VisitorWords>()

/** The words of a locale, read once. */
export function visitorWords(locale: string): VisitorWords {
  const language = languagePart(locale)
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

/** Says sentences in the language of a locale. */
export function sayIn(locale: string): Say {
  return visitorWords(locale).say
}

/** The language in which the platform's own words are said to visitors of a locale: English where nobody translated them. */
export function saidLanguage(locale: string): string {
  return visitorWords(locale).language
}

/** Visitors of a locale, as they read answers to forms. */
export function readerIn(locale: string): AnswerReader {
  return { language: locale, say: sayIn(locale) }
}

function readWords(language: string): VisitorWords {
  const sentences = language === 'en' ? new Map<string, string>() : readSentences(language)
  // The more of a sentence is its own, the surer it is meant: “{one}, and {other}” before “{one} and {other}”.
  const patterns = [...sentences]
    .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
    .flatMap(([english, translated]) => patternOf(english, translated))
  const sayComposed = (text: string): string =>
    sentences.get(text) ??
    sayByPattern(patterns, text, sayValue) ??
    sayAtColon(text, (sentence) => sentences.get(sentence)) ??
    text
  // A refusal that more is said of is a sentence of ours itself.
  const sayValue = (name: string, value: string) => (name === 'refusal' ? sayComposed(value) : value)
  return {
    language: sentences.size === 0 ? 'en' : language,
    say: (sentence, values) => {
      const said = sentences.get(sentence) ?? sentence
      return values ? sayText(said, values) : said
    },
    sayComposed,
  }
}

/** How much of a sentence is not a value. */
function ownLength(sentence: string): number {
  return sentence.replaceAll(/\{\w+\}/g, '').length
}

/** The translations by their English sentences; of one that has several meanings, that of no place. None where nobody translated. */
function readSentences(language: string): ReadonlyMap<string, string> {
  const file = new URL(`../../../storefront/src/words/${language}.json`, import.meta.url)
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(
      Object.entries(Object(read)).flatMap(([english, translated]) => {
        const text: unknown = typeof translated === 'string' ? translated : Object(translated)['']
        return typeof text === 'string' ? [[english, text] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}
