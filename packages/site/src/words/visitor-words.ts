import { readFileSync } from 'node:fs'
import { languagePart } from '@vitrine/domain/words/language-part'
import type { Say } from '@vitrine/domain/words/say'
import { sayText } from '@vitrine/domain/words/say-text'

/** What visitors read of the platform's own words in a language: English where a sentence, or the language, is not translated. */
interface VisitorWords {
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

function readWords(language: string): VisitorWords {
  const sentences = language === 'en' ? new Map<string, string>() : readSentences(language)
  const patterns = [...sentences].flatMap(([english, translated]) => patternOf(english, translated))
  return {
    say: (sentence, values) => {
      const said = sentences.get(sentence) ?? sentence
      return values ? sayText(said, values) : said
    },
    sayComposed: (text) => {
      const whole = sentences.get(text)
      if (whole !== undefined) return whole
      for (const { pattern, names, translated } of patterns) {
        const found = pattern.exec(text)
        if (!found) continue
        return sayText(translated, Object.fromEntries(names.map((name, at) => [name, found[at + 1]])))
      }
      return text
    },
  }
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

interface Pattern {
  readonly pattern: RegExp
  readonly names: readonly string[]
  readonly translated: string
}

/** How a sentence with values is known again once they stand in it. One that is nothing but values is not. */
function patternOf(english: string, translated: string): readonly Pattern[] {
  const parts = english.split(/\{(\w+)\}/)
  if (parts.length === 1 || !parts.some((text, at) => at % 2 === 0 && /\p{L}{3}/u.test(text))) return []
  const names = parts.filter((_, at) => at % 2 === 1)
  const source = parts
    .map((text, at) => (at % 2 === 1 ? '(.{1,200}?)' : text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
    .join('')
  return [{ pattern: new RegExp(`^${source}$`, 'su'), names, translated }]
}
