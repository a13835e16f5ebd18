import type {
  CurrencyFormatOptions,
  CurrencyFormatStyleType,
  DecimalFormatOptions,
  DecimalFormatStyleType,
  NumberFormatOptions,
  RoundingModeType,
} from '@phensley/cldr'
import { isSwitchedOn, type OptionWord, oneOf, optionWords, readOnce } from './option-words.ts'

/** The largest digit count an option may ask for (Specification, section 9). */
export const digitLimit = 50

type DigitOption =
  | 'minimumIntegerDigits'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
  | 'minimumSignificantDigits'
  | 'maximumSignificantDigits'

const digitOptions: ReadonlyMap<string, DigitOption> = new Map([
  ['minInt', 'minimumIntegerDigits'],
  ['minFrac', 'minimumFractionDigits'],
  ['maxFrac', 'maximumFractionDigits'],
  ['minSig', 'minimumSignificantDigits'],
  ['maxSig', 'maximumSignificantDigits'],
  ['minimumIntegerDigits', 'minimumIntegerDigits'],
  ['minimumFractionDigits', 'minimumFractionDigits'],
  ['maximumFractionDigits', 'maximumFractionDigits'],
  ['minimumSignificantDigits', 'minimumSignificantDigits'],
  ['maximumSignificantDigits', 'maximumSignificantDigits'],
])

const roundings: ReadonlyMap<string, RoundingModeType> = new Map([
  ['up', 'up'],
  ['down', 'down'],
  ['truncate', 'down'],
  ['ceiling', 'ceiling'],
  ['ceil', 'ceiling'],
  ['floor', 'floor'],
  ['half-up', 'half-up'],
  ['half-down', 'half-down'],
  ['half-even', 'half-even'],
])

const decimalStyles: readonly DecimalFormatStyleType[] = [
  'decimal',
  'short',
  'long',
  'scientific',
  'percent',
  'percent-scaled',
  'permille',
  'permille-scaled',
]

const moneyStyles: readonly CurrencyFormatStyleType[] = ['symbol', 'accounting', 'code', 'name', 'short']

/** The options of `decimal`. Unknown ones are passed over. */
export const decimalOptions = readOnce((args): DecimalFormatOptions => {
  const options: DecimalFormatOptions = { group: true }
  for (const word of optionWords(args)) {
    if (word.name === 'style') options.style = decimalStyle(word.value) ?? options.style
    else readNumberOption(options, word)
  }
  return options
})

/** The options of `money`. Unknown ones are passed over. */
export const moneyOptions = readOnce((args): CurrencyFormatOptions => {
  const options: CurrencyFormatOptions = { group: true, style: 'symbol' }
  for (const word of optionWords(args)) {
    if (word.name === 'style') options.style = moneyStyle(word.value) ?? options.style
    else if (word.name === 'symbol') options.symbolWidth = oneOf(['default', 'narrow'], word.value)
    else readNumberOption(options, word)
  }
  return options
})

/** Reads an option that all numbers share: grouping, rounding, digit counts (clamped to 0..50). */
export function readNumberOption(options: NumberFormatOptions, word: OptionWord): void {
  if (word.name === 'group') options.group = isSwitchedOn(word)
  if (word.name === 'no-group') options.group = false
  if (word.name === 'round') options.round = roundings.get(word.value ?? '') ?? options.round

  const digits = digitOptions.get(word.name)
  const count = Number.parseInt(word.value ?? '', 10)
  if (digits && !Number.isNaN(count)) options[digits] = Math.min(Math.max(count, 0), digitLimit)
}

function decimalStyle(text: string | undefined): DecimalFormatStyleType | undefined {
  return text === 'standard' ? 'decimal' : oneOf(decimalStyles, text)
}

function moneyStyle(text: string | undefined): CurrencyFormatStyleType | undefined {
  return text === 'standard' ? 'symbol' : oneOf(moneyStyles, text)
}
