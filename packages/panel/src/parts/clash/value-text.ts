import { fieldName } from '@vitrine/domain/activity/field-names'
import { maskedText, maskSecrets } from '@vitrine/domain/activity/mask-secrets'
import { type Measurement, weightIn } from '@vitrine/domain/catalogue/weight'
import { type AspectRatio, aspectRatios } from '@vitrine/domain/content/gallery/gallery-choices'
import { hasFields } from '@vitrine/domain/merging/is-same'
import { plainOfHtml } from '@vitrine/domain/words/plain-of-html'
import { parseAmount } from '../../format/money-text.ts'
import type { Formats } from '../../format/use-format.ts'
import { weightUnits } from '../../format/weight-text.ts'
import { countryName } from '../names/country-names.ts'
import { entryLabel } from './asked-clash.ts'
import { choiceLabel } from './choice-label.ts'

/** What values are written by. */
export interface ValueWords extends Pick<Formats, 'money' | 'moment' | 'date' | 'number'> {
  readonly currency: string
  readonly measurement: Measurement
  /** What something is called that the panel has read; null where it has not. */
  readonly nameOfId: (id: string) => string | null
}

/** A value of a field, as it is read; null where nothing stands there. */
export function valueText(field: string, value: unknown, words: ValueWords): string | null {
  if (value === undefined) return field === '' ? 'Removed' : null
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberText(field, value, words)
  if (typeof value === 'string') return textText(field, value, words)
  if (Array.isArray(value)) return listText(field, value, words)
  return hasFields(value) ? thingText(value, words) : null
}

function numberText(field: string, value: number, words: ValueWords): string {
  const { money, moment, number, measurement } = words
  if (/cents$/i.test(field)) return money(value)
  if (/grams$/i.test(field)) return `${number(weightIn(measurement, value))} ${largeUnits[measurement]}`
  if (/Ms$/.test(field) && !/^(max|timeout)/.test(field)) return moment(value)
  if (/milliPercent$/i.test(field)) return `${number(value / 1_000)} %`
  return number(value)
}

/** The units of weights that rooms show but in the table of variants. */
const largeUnits: Record<Measurement, string> = { metric: 'kg', imperial: 'lb' }

/** Amounts as they are typed in the table of variants. */
const amounts = new Set(['price', 'salePrice'])

/** Fields that hold one choice of a few. */
const choices =
  /^(status|type|kind|theme|offer|position|provider|service|design|metaPosition|activeAlignment|lightboxTheme|commentState|planUnit|measurement|stripe|paypal)$|Kind$|Class$|Interpretation$/

function textText(field: string, value: string, words: ValueWords): string {
  if (maskSecretOf(field, value)) return maskedText
  if (/html$/i.test(field) || isFormatted(field, value)) return plainOfHtml(value)
  if (field === 'weight') return `${value} ${weightUnits[words.measurement]}`
  if (/^(country|countries|defaultCountry|addressCountry)$/.test(field)) return countryName(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return words.date(value)
  if (amounts.has(field)) {
    const read = parseAmount(value, words.currency)
    return read.ok ? words.money(read.cents) : value
  }
  if (field === 'aspectRatio') return ratioLabel(value)
  if (choices.test(field)) return choiceLabel(value.replace(/_/g, ' ').toLowerCase())
  return words.nameOfId(value) ?? value
}

/** Galleries keep forms by a name. */
function ratioLabel(ratio: string): string {
  return isRatio(ratio) ? aspectRatios[ratio].label : ratio
}

function isRatio(ratio: string): ratio is AspectRatio {
  return Object.hasOwn(aspectRatios, ratio)
}

/** Descriptions of pages are formatted, those of other things are not. */
function isFormatted(field: string, value: string): boolean {
  return field === 'description' && /^\s*<(p|h\d|ul|ol|blockquote)[\s>]/i.test(value)
}

function maskSecretOf(field: string, value: string): boolean {
  const masked = maskSecrets({ [field]: value })
  return JSON.stringify(masked).includes(maskedText)
}

function listText(field: string, value: readonly unknown[], words: ValueWords): string | null {
  const entries = value.map((each) => (hasFields(each) ? inLine(each, words) : valueText(field, each, words)))
  const isLong = value.some(hasFields)
  return entries.filter((each) => each !== null).join(isLong ? '\n' : ', ') || null
}

/** An entry by what it is called, or by what stands in it. */
function inLine(entry: Readonly<Record<string, unknown>>, words: ValueWords): string {
  return entryLabel(entry) || linesOf(entry, words).join(', ')
}

/** What only the server asks for, or says the same as something beside it. */
const silent = /^(id|key|version|assetUrl|contentType|colors|focalPoint|position|createdAtMs|updatedAtMs)$/

function thingText(value: Readonly<Record<string, unknown>>, words: ValueWords): string | null {
  return linesOf(value, words).join('\n') || entryLabel(value) || null
}

function linesOf(value: Readonly<Record<string, unknown>>, words: ValueWords): readonly string[] {
  return Object.entries(value).flatMap(([name, each]) => {
    const text = silent.test(name) ? null : valueText(name, each, words)
    return text === null ? [] : [`${fieldName(name)}: ${text.replace(/\n/g, ', ')}`]
  })
}
