import { readFileSync } from 'node:fs'
import { guessPanelLanguage, type PanelLanguage } from '@vitrine/domain/owners/panel-language'
import { patternOf, sayByPattern } from '@vitrine/domain/words/say-composed'
import type { Exchange } from '../http/exchange.ts'

/** What the server says to owners in a language of the panel. */
export interface PanelWords {
  /** What an act is called, or why it stays, which is kept in English; English where nobody translated it. */
  sayAct(text: string): string
  /** The name of a field, such as `Variants › Price`. */
  sayField(label: string): string
}

/** The words of whoever uses the panel: in the language of the account, else in that which the browser asks for, as the panel itself is. */
export function wordsOf({ account, visitor }: Pick<Exchange, 'account' | 'visitor'>): PanelWords {
  return panelWords(account?.language ?? guessPanelLanguage(visitor.languages))
}

const known = new Map<PanelLanguage, PanelWords>()

/** The words of a language, read once. */
export function panelWords(language: PanelLanguage): PanelWords {
  const words = known.get(language) ?? (language === 'en' ? english : readWords(language))
  known.set(language, words)
  return words
}

const english: PanelWords = { sayAct: (text) => text, sayField: (label) => label }

function readWords(language: PanelLanguage): PanelWords {
  const acts = readSentences(new URL(`${language}.json`, import.meta.url))
  const ofPanel = readSentences(new URL(`../../../panel/src/words/${language}.json`, import.meta.url))
  // The more of a sentence is its own, the surer it is meant: “Changed the page …” before “Changed …”. What is put behind a whole sentence comes first.
  const patterns = [...acts]
    .toSorted(([one], [other]) => rankOf(other) - rankOf(one))
    .flatMap(([sentence, translated]) => patternOf(sentence, translated))
  const sayWhole = (text: string) => acts.get(text) ?? ofPanel.get(text)
  const sayWord = (text: string) => sayWhole(text) ?? sayWhole(capitalized(text)) ?? sayAct(text)
  const sayValue = (name: string, value: string) =>
    isWord.test(name) ? sayWord(value) : ((/^\p{Ll}/u.test(value) ? acts.get(value) : undefined) ?? value)
  const sayAct = (text: string): string => acts.get(text) ?? sayByPattern(patterns, text, sayValue) ?? text
  return {
    sayAct,
    sayField: (label) =>
      label
        .split(' › ')
        .map((part) => sayWhole(part) ?? part)
        .join(' › '),
  }
}

/** Values that are words of ours: a choice that has no name in the source, and what is named for what it says. All others are names that people gave. */
const isWord = /^(?:\d+|kind|one|other|\w*[sS]ummary)$/

const rankOf = (sentence: string) =>
  /^\{summary\}.*[^}]$/.test(sentence) ? Number.POSITIVE_INFINITY : sentence.replace(/\{\w+\}/g, '').length

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Translations by their English sentences; those with several meanings are left out. */
function readSentences(file: URL): ReadonlyMap<string, string> {
  const read: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(
    Object.entries(read).flatMap(([text, said]) => (typeof said === 'string' ? [[text, said]] : [])),
  )
}
