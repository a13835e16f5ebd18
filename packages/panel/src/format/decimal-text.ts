import { type DecimalProblem, parseDecimal } from '@vitrine/domain/money/parse-decimal'
import { decimalMark } from './decimal-mark.ts'

/** Writes a number as it is typed in a language, with no more places than it has: `7,7` in German. */
export function writeDecimal(value: number, language: string): string {
  return String(value).replace('.', decimalMark(language))
}

/** Reads a number with up to three places as thousandths, '' as none; otherwise what to say. */
export function readThousandths(
  text: string,
  mostThousandths = Number.POSITIVE_INFINITY,
): { readonly ok: true; readonly value: number } | { readonly ok: false; readonly text: string } {
  const read = parseDecimal(text, 3)
  if (read.ok && read.parts <= mostThousandths) return { ok: true, value: read.parts }
  const most = mostThousandths / 1_000
  if (read.ok) return { ok: false, text: `At most ${most}` }
  const { problem } = read
  return problem === 'empty' ? { ok: true, value: 0 } : { ok: false, text: decimalProblemText[problem] }
}

/** What to say about a typed number with up to three places that is not one. */
const decimalProblemText: Record<DecimalProblem, string> = {
  empty: 'Enter a number',
  'not-a-number': 'Enter a number such as 7.5',
  negative: 'The number cannot be below zero',
  'thousands-or-parts': 'Write thousands without a mark, such as 1500',
  'too-many-decimals': 'Write at most three digits behind the point',
  'too-large': 'The number is too large',
}
