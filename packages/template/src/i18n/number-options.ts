import type {
  CurrencyFormatOptions,
  CurrencyFormatStyleType,
  DecimalFormatOptions,
  DecimalFormatStyleType,
  NumberFormatOptions,
  RoundingModeType,
} from '@phensley/cldr'
import { isSwitchedOn, type OptionWord, oneOf, optionWords, readOnce } from './option-words.ts'

/** The largest digit count an option may ask for (specification, section 9). */
const digitLimit = 50

type DigitOption =
  | 'minimumIntegerDigits'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
  | 'minimumSignificantDigits'
  | 'maximumSignificantDigits'

const digitOptions: ReadonlyMap<string, DigitOption> = new Map([
  ['minInt', 'minimumIntegerDigits'],
  ['minint', 'minimumIntegerDigits'],
  ['minFrac', 'minimumFractionDigits'],
  ['minfrac', 'minimumFractionDigits'],
  ['maxFrac', 'maximumFractionDigits'],
  ['maxfrac', 'maximumFractionDigits'],
  ['minSig', 'minimumSignificantDigits'],
  ['minsig', 'minimumSignificantDigits'],
  ['maxSig', 'maximumSignificantDigits'],
  ['maxsig', 'maximumSignificantDigits'],
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

/** Reads an option that all numbers share: grouping, rounding, digit counts (clamped to 0..50; what is no number is 0). */
export function readNumberOption(options: NumberFormatOptions, word: OptionWord): void {
  switch (word.name) {
    case 'group':
    case 'grouping':
      options.group = isSwitchedOn(word)
      break
    case 'no-group':
    case 'no-grouping':
      options.group = false
      break
    case 'round':
    case 'rounding':
      options.round = roundings.get(word.value ?? '') ?? options.round
      break
    default: {
      const digits = digitOptions.get(word.name)
      if (digits) options[digits] = digitCount(word.value)
    }
  }
}

function digitCount(text = ''): number {
  return Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), digitLimit)
}

function decimalStyle(text: string | undefined): DecimalFormatStyleType | undefined {
  return text === 'standard' ? 'decimal' : oneOf(decimalStyles, text)
}

function moneyStyle(text: string | undefined): CurrencyFormatStyleType | undefined {
  return text === 'standard' ? 'symbol' : oneOf(moneyStyles, text)
}
