import { digitsOf } from '@vitrine/domain/money/currencies'
import { type DecimalProblem, parseDecimal } from '@vitrine/domain/money/parse-decimal'
import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { panelLocale } from '../session/shown-language.ts'
import { decimalMark } from './decimal-mark.ts'

export type ParsedAmount =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: DecimalProblem }

/** Writes minor units as they are typed in the language of the panel: `5,90` in German. */
export function writeAmount(
  cents: number,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): string {
  return toDecimalString(cents, currency).replace('.', decimalMark(panelLocale(locale)))
}

/** Reads a typed amount in major units as minor units. */
export function parseAmount(text: string, currency: string): ParsedAmount {
  const read = parseDecimal(text, digitsOf(currency))
  return read.ok ? { ok: true, cents: read.parts } : read
}

/** What to say about a typed amount that is not one. */
export function amountProblemText(problem: DecimalProblem, currency: string): string {
  const isWhole = digitsOf(currency) === 0
  return (isWhole && wholeAmountText[problem]) || partedAmountText[problem]
}

const partedAmountText: Record<DecimalProblem, string> = {
  empty: 'Enter an amount',
  'not-a-number': 'Enter an amount such as 12.50',
  negative: 'The amount cannot be below zero',
  'thousands-or-parts': 'Write 1500 if these are thousands, 1.50 if these are parts',
  'too-many-decimals': 'This currency has no such small part. Write 1234 or 12.50',
  'too-large': 'The amount is too large',
}

/** Where the currency has no parts. */
const wholeAmountText: Partial<Record<DecimalProblem, string>> = {
  'not-a-number': 'Enter an amount such as 1250',
  'too-many-decimals': 'This currency has no such small part. Write 1250',
}
