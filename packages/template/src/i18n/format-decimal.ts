import type { DecimalFormatOptions } from '@phensley/cldr'
import type { Locale } from './locale.ts'
import { numberText } from './number-text.ts'

/** Formats a number, or text that is one, for a locale; '' for anything else. */
export function formatDecimal(locale: Locale, value: unknown, options: DecimalFormatOptions): string {
  const number = numberText(value)
  return number === undefined ? '' : locale.cldr.Numbers.formatDecimal(number, options)
}
