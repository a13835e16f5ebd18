import { type FormValues, textsOfValue } from '../field-value.ts'
import type { FormField } from '../form-field.ts'
import { hurryMs } from './hurry.ts'

/** What about a submission looks like the work of a program. */
export const spamSigns = ['hidden-field', 'links', 'link-code', 'link-in-name', 'same-text', 'hurry'] as const

/** One of these signs. */
export type SpamSign = (typeof spamSigns)[number]

/** What a sign is called. */
export const spamSignLabels: Readonly<Record<SpamSign, string>> = {
  'hidden-field': 'A field that people do not see was filled in',
  links: 'It holds links',
  'link-code': 'It holds code of links',
  'link-in-name': 'A link stands where a name was asked for',
  'same-text': 'Several fields hold the same text',
  hurry: 'It was filled in faster than people write',
}

/** How much a submission looks like an advertisement, from 0 to 10, and why. */
export interface SpamScore {
  readonly score: number
  readonly signs: readonly SpamSign[]
}

/** From this score on a submission is kept apart from the others, and nobody is told. */
const spamFrom = 5

/** The highest score. */
export const mostSpamScore = 10

/** Whether a score is that of an advertisement. */
export function isSpamScore({ score }: SpamScore): boolean {
  return score >= spamFrom
}

/** What is looked at. */
interface Scored {
  readonly fields: readonly Pick<FormField, 'id' | 'type'>[]
  readonly values: FormValues
  /** Whether something filled in the field that people do not see. */
  readonly isByMachine: boolean
  /** How long the form was used before it was sent, as far as the server knows it itself; null where it does not. */
  readonly usedForMs: number | null
}

/** Scores a submission. No sign but the field that people do not see makes spam of it alone, unless it holds five links. */
export function scoreSpam({ fields, values, isByMachine, usedForMs }: Scored): SpamScore {
  // Where an address of a page is asked for, it is no link of an advertisement.
  const asked = new Set(fields.filter(({ type }) => type === 'website').map(({ id }) => id))
  const texts = Object.entries(values).flatMap(([id, value]) => (asked.has(id) ? [] : textsOfValue(value)))
  const text = texts.join(' ')
  const names = fields
    .filter(({ type }) => type === 'name')
    .flatMap(({ id }) => textsOfValue(values[id] ?? ''))
  const points: Readonly<Record<SpamSign, number>> = {
    'hidden-field': isByMachine ? mostSpamScore : 0,
    links: (text.match(/https?:\/\//gi) ?? []).length,
    'link-code': /<a\s[^>]*href|\[(?:url|link)\b/i.test(text) ? 3 : 0,
    'link-in-name': names.some((name) => /https?:\/\/|www\./i.test(name)) ? 3 : 0,
    'same-text': hasSameText(texts) ? 2 : 0,
    hurry: usedForMs !== null && usedForMs < hurryMs ? 2 : 0,
  }
  const signs = spamSigns.filter((sign) => points[sign] > 0)
  const sum = signs.reduce((total, sign) => total + points[sign], 0)
  return { score: Math.min(sum, mostSpamScore), signs }
}

/** Whether three fields hold the same words; choices and short answers may well be the same. */
function hasSameText(texts: readonly string[]): boolean {
  const long = texts.map((text) => text.trim()).filter(({ length }) => length >= 6)
  return long.some((text) => long.filter((other) => other === text).length >= 3)
}
