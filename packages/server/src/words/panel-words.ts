import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import type { AnswerReader } from '@vitrine/domain/forms/answer-reader'
import { bulkActSummaryParts } from '@vitrine/domain/lists/bulk/bulk-act-words'
import { amountFromEnglish } from '@vitrine/domain/money/amount-from-english'
import { deviceParts } from '@vitrine/domain/owners/describe-device'
import { guessPanelLanguage, type PanelLanguage } from '@vitrine/domain/owners/panel-language'
import { localeOfPanel } from '@vitrine/domain/time/show-moment'
import { type Say, sayAsWritten } from '@vitrine/domain/words/say'
import { patternOf, type SentencePattern, sayAtColon, sayByPattern } from '@vitrine/domain/words/say-composed'
import { sayText } from '@vitrine/domain/words/say-text'
import type { Account } from '@vitrine/store/owners/accounts'

/** What the server says to owners in a language of the panel. */
export interface PanelWords {
  /** A sentence that the panel shows as well. */
  readonly say: Say
  /** Why something is refused, or what is wrong with it; its values stand in it already. */
  sayRefusal(text: string): string
  /** What an act is called, or why it stays, which is kept in English; English where nobody translated it. */
  sayAct(text: string): string
  /** Where somebody signed in or acted from: a browser and its system, as kept in English. */
  sayDevice(name: string): string
  /** The name of a field, such as `Variants › Price`. */
  sayField(label: string): string
}

/** Who reads what the server says. */
export interface PanelReader {
  readonly account: Pick<Account, 'language'> | null
  readonly visitor: { readonly languages: string }
}

/** The words of whoever uses the panel: in the language of the account, else in that which the browser asks for, as the panel itself is. */
export function wordsOf(reader: PanelReader): PanelWords {
  return panelWords(panelLanguageOf(reader))
}

/** Whoever uses the panel of a site, as they read answers to forms. */
export function readerOf(
  exchange: PanelReader & { readonly site: { readonly language: string } },
): AnswerReader {
  const language = panelLanguageOf(exchange)
  return { language: localeOfPanel(language, exchange.site.language), say: panelWords(language).say }
}

/** The language that the panel is shown in to whoever uses it. */
export function panelLanguageOf({ account, visitor }: PanelReader): PanelLanguage {
  return account?.language ?? guessPanelLanguage(visitor.languages)
}

/** The languages that a request asks for: the panel's own calls name the one that it is shown in. */
export function languagesOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return headers['accept-language'] ?? ''
}

const known = new Map<PanelLanguage, PanelWords>()

/** The words of a language, read once. */
export function panelWords(language: PanelLanguage): PanelWords {
  const words = known.get(language) ?? (language === 'en' ? english : readWords(language))
  known.set(language, words)
  return words
}

const english: PanelWords = {
  say: sayAsWritten,
  sayRefusal: (text) => text,
  sayAct: (text) => text,
  sayDevice: (name) => name,
  sayField: (label) => label,
}

function readWords(language: PanelLanguage): PanelWords {
  const acts = readSentences(new URL(`${language}.json`, import.meta.url))
  const ofPanel = readSentences(new URL(`../../../panel/src/words/${language}.json`, import.meta.url))
  const ofVisitors = readSentences(new URL(`../../../storefront/src/words/${language}.json`, import.meta.url))
  const patterns = patternsOf([...acts])
  const sayWhole = (text: string) => acts.get(text) ?? ofPanel.get(text)
  const sayWord = (text: string) => sayWhole(text) ?? sayWhole(capitalized(text)) ?? sayAct(text)
  const sayDevice = (name: string): string => {
    const device = deviceParts(name)
    const said = device && sayWhole(device.sentence)
    return said ? sayText(said, device.values) : name
  }
  const sayValue = (name: string, value: string) => {
    if (name === 'device') return sayDevice(value)
    if (isAmount.test(name)) return amountFromEnglish(value, language)
    if (isWord.test(name)) return sayWord(value)
    return (/^\p{Ll}/u.test(value) ? acts.get(value) : undefined) ?? value
  }
  // What is done to many rows is called as on the button that does it, and the rows as in their list.
  const sayBulkAct = (text: string): string | undefined => {
    const parts = bulkActSummaryParts(text)
    const label = parts && sayWhole(parts.label)
    const rows = parts && (ofPanel.get(parts.rows) ?? acts.get(parts.rows))
    if (!parts || !label || !rows) return undefined
    const undone = parts.isUndone ? `${sayWhole('Undone:') ?? 'Undone:'} ` : ''
    const failed = parts.failed === null ? '' : `, ${sayCount('{failed} could not be changed', parts.failed)}`
    const stopped = parts.isStopped ? `, ${(sayWhole('Stopped') ?? 'Stopped').toLowerCase()}` : ''
    return `${undone}${label}: ${parts.changed} ${rows}${failed}${stopped}`
  }
  const sayCount = (sentence: string, failed: string) => sayText(acts.get(sentence) ?? sentence, { failed })
  const sayAct = (text: string): string =>
    acts.get(text) ?? sayBulkAct(text) ?? sayByPattern(patterns, text, sayValue) ?? text
  const refusals = patternsOf([
    ...acts,
    ...[...ofPanel, ...ofVisitors].filter(([text]) => /[.:]$/.test(text)),
  ])
  const sayWholeRefusal = (text: string) => sayWhole(text) ?? ofVisitors.get(text)
  const sayRefusal = (text: string): string =>
    sayWholeRefusal(text) ??
    sayByPattern(refusals, text, (name, value) => (isSaid.test(name) ? sayEach(value) : value)) ??
    sayAtColon(text, sayWholeRefusal) ??
    text
  // Reasons may be several sentences, each with a full stop that it was given for that.
  const sayEach = (text: string): string => {
    const whole = sayRefusal(text)
    if (whole !== text) return whole
    const sentences = text.split(/(?<=\.) (?=\p{Lu})/u)
    if (sentences.length > 1) return sentences.map(sayEach).join(' ')
    const bare = text.replace(/\.$/, '')
    const said = sayRefusal(bare)
    return said === bare ? text : `${said}.`
  }
  // Of several of a kind the number stands behind.
  const sayPart = (part: string): string => {
    const [, word = part, number = ''] = /^(.+)( \d+)$/.exec(part) ?? []
    return sayWhole(part) ?? (sayWhole(word) ?? quoted(word)) + number
  }
  // A name within a label stands in the quotation marks of the language.
  const quoted = (part: string) => {
    const [, name] = /^“(.*)”$/s.exec(part) ?? []
    return name !== undefined && language === 'de' ? `„${name}“` : part
  }
  return {
    say: (sentence, values = {}) => sayText(sayWhole(sentence) ?? sentence, values),
    sayRefusal,
    sayAct,
    sayDevice,
    sayField: (label) => label.split(' › ').map(sayPart).join(' › '),
  }
}

/** The more of a sentence is its own, the surer it is meant: “Changed the page …” before “Changed …”. What is put before or behind a whole sentence comes first. */
function patternsOf(sentences: readonly (readonly [string, string])[]): readonly SentencePattern[] {
  return sentences
    .toSorted(([one], [other]) => rankOf(other) - rankOf(one))
    .flatMap(([sentence, translated]) => patternOf(sentence, translated))
}

/** Values of refusals that are words of ours. */
const isSaid = /^(?:\d+|kind\d?|message|reasons?|what)$/

/** Values that are words of ours: a choice that has no name in the source, and what is named for what it says. All others are names that people gave. */
const isWord = /^(?:\d+|kind|one|other|\w*[sS]ummary)$/

const rankOf = (sentence: string) =>
  /^\{summary\}.*[^}]$|\{(?:message|reasons?|problem)\}$/.test(sentence)
    ? Number.POSITIVE_INFINITY
    : sentence.replace(/\{\w+\}/g, '').length

/** Values that are amounts: they are kept as English writes them. */
const isAmount = /^(?:formatMoney|price)$/

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Translations by their English sentences; those with several meanings are left out. */
function readSentences(file: URL): ReadonlyMap<string, string> {
  const read: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(
    Object.entries(read).flatMap(([text, said]) => (typeof said === 'string' ? [[text, said]] : [])),
  )
}
