/** Why a typed number is not one. */
export type DecimalProblem =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  | 'thousands-or-parts'
  | 'too-many-decimals'
  | 'too-large'

export type ParsedDecimal =
  | { readonly ok: true; readonly parts: number }
  | { readonly ok: false; readonly problem: DecimalProblem }

/** The largest number that is taken, in its smallest parts: far above any price, far below inexact integers. */
const most = 99_999_999_999

/**
 * Reads a typed number, with comma or point, as whole smallest parts, of which ten to the power of `digits` are one: digit by digit and
 * never through a fraction.
 */
export function parseDecimal(text: string, digits: number): ParsedDecimal {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, '')
  if (typed === '') return { ok: false, problem: 'empty' }
  if (/^[-−]/.test(typed)) return { ok: false, problem: 'negative' }

  const isGroup = oneGroup.test(typed) && digits < 3
  // Where there are no parts, a mark can only group.
  if (isGroup && digits > 0) return { ok: false, problem: 'thousands-or-parts' }
  const plain = isGroup ? typed.replace(/[.,]/, '') : dropGrouping(typed)
  if (plain === null) return { ok: false, problem: 'not-a-number' }

  const [whole = '', fraction = ''] = plain.split('.')
  if (fraction.replace(/0+$/, '').length > digits) return { ok: false, problem: 'too-many-decimals' }

  const written = `${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '')
  if (written.length > String(most).length) return { ok: false, problem: 'too-large' }
  const parts = Number(written)
  return parts > most ? { ok: false, problem: 'too-large' } : { ok: true, parts }
}

/** `1,500`: a thousand and more to some, one and a half to others. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Leaves one decimal point: the last separator, unless it can only be grouping thousands. */
function dropGrouping(typed: string): string | null {
  if (/^\d*[.,]?\d*$/.test(typed) && /\d/.test(typed)) return typed.replace(',', '.')
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)) return typed.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.')
  return null
}
