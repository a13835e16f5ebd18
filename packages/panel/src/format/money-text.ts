import { digitsOf } from '@vitrine/domain/money/currencies'
import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { panelLocale } from '../session/shown-language.ts'
import { decimalMark } from './decimal-mark.ts'

/** Why a typed amount is not one. */
export type AmountProblem = 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large'

export type ParsedAmount =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: AmountProblem }

/** The largest amount the panel takes, in minor units: far above any price, far below inexact integers. */
const largestAmountCents = 99_999_999_999

/** Writes minor units as they are typed in the language of the panel: `5,90` in German. */
export function writeAmount(
  cents: number,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): string {
  return toDecimalString(cents, currency).replace('.', decimalMark(panelLocale(locale)))
}

/** Reads a typed amount in major units as minor units, digit by digit and never through a fraction. */
export function parseAmount(text: string, currency: string): ParsedAmount {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, '')
  if (typed === '') return { ok: false, problem: 'empty' }
  if (/^[-−]/.test(typed)) return { ok: false, problem: 'negative' }

  const plain = dropGrouping(typed)
  if (plain === null) return { ok: false, problem: 'not-a-number' }

  const [whole = '', fraction = ''] = plain.split('.')
  const digits = digitsOf(currency)
  if (fraction.replace(/0+$/, '').length > digits) return { ok: false, problem: 'too-many-decimals' }

  const minor = `${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '')
  if (minor.length > String(largestAmountCents).length) return { ok: false, problem: 'too-large' }
  const cents = Number(minor)
  return cents > largestAmountCents ? { ok: false, problem: 'too-large' } : { ok: true, cents }
}

/** Leaves one decimal point: the last separator, unless it can only be grouping thousands. */
function dropGrouping(typed: string): string | null {
  if (/^\d*[.,]?\d*$/.test(typed) && /\d/.test(typed)) return typed.replace(',', '.')
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)) return typed.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.')
  return null
}

/** What to say about a typed amount that is not one. */
export const amountProblemText: Record<AmountProblem, string> = {
  empty: 'Enter an amount',
  'not-a-number': 'Enter an amount such as 12.50',
  negative: 'The amount cannot be below zero',
  'too-many-decimals': 'This currency has no such small part. Write 1234 or 12.50',
  'too-large': 'The amount is too large',
}
