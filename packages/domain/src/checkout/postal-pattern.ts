import { addressFormat } from '../contact/country-formats.ts'

/** Why a pattern of postcodes cannot be followed. */
export type PostalPatternProblem = 'not-a-pattern' | 'range-reversed'

/** What owners read of it. */
export const postalPatternText: Readonly<Record<PostalPatternProblem, string>> = {
  'not-a-pattern': 'Write a postcode, its beginning with a star, or a range: 90210, 902* or 10000-19999.',
  'range-reversed': 'The first postcode of a range is the lower one, such as 10000-19999.',
}

/** What is wrong with a pattern for a country; null when it can be followed. */
export function postalPatternProblem(pattern: string, country: string): PostalPatternProblem | null {
  const written = withoutPrefix(pattern, country)
  if (meansAll(pattern, written)) return null
  if (!/^[A-Z0-9][A-Z0-9 -]*\*?$/.test(written)) return 'not-a-pattern'
  // A beginning is no range, whatever stands before its hyphen.
  const range = written.endsWith('*') ? null : rangeOf(written)
  if (range) return range.from > range.to ? 'range-reversed' : null
  return written.split('-').length > 2 ? 'not-a-pattern' : null
}

/**
 * Whether a postcode of a country is meant by a pattern: the code itself, a beginning (`902*`) or a range (`10000-19999`). Spaces, hyphens
 * and letters of the country before a code do not count. A range compares as many characters as it has.
 */
export function matchesPostalCode(pattern: string, country: string, postalCode: string): boolean {
  const code = plain(withoutPrefix(postalCode, country))
  if (code === '' || postalPatternProblem(pattern, country) !== null) return false
  const written = withoutPrefix(pattern, country)
  if (written.endsWith('*')) return code.startsWith(plain(written.slice(0, -1)))
  const range = rangeOf(written)
  if (range) {
    const start = code.slice(0, range.from.length)
    return start.length === range.from.length && range.from <= start && start <= range.to
  }
  return code === plain(written) || districtOf(country, code) === plain(written)
}

/** A postcode or a pattern in capitals, without letters of the country: DK-2000-DK-2500 is 2000-2500 to Denmark, and 1050 is DK-1050. */
export function withoutPrefix(text: string, country: string): string {
  const written = text.trim().toUpperCase()
  const prefix = addressFormat(country).postalPrefix
  return prefix === '' ? written : written.replace(new RegExp(`(^|-)\\s*${prefix}[\\s-]*`, 'g'), '$1')
}

/** Whether nothing but the letters of the country stands before the star: `LV-*` is every code of Latvia. */
function meansAll(pattern: string, written: string): boolean {
  return written === '*' && pattern.trim() !== '*'
}

/** Two codes of the same length, hyphens within them or not: `150-0001` is one code, and no range. */
function rangeOf(written: string): { readonly from: string; readonly to: string } | null {
  const parts = written.split('-')
  if (parts.length !== 2 && parts.length !== 4) return null
  const from = plain(parts.slice(0, parts.length / 2).join(''))
  const to = plain(parts.slice(parts.length / 2).join(''))
  return from !== '' && from.length === to.length ? { from, to } : null
}

/** The part of a code that names a district by itself: `SW1A` of SW1A 1AA, `K1A` of K1A 0B1, `90210` of 90210-1234. */
function districtOf(country: string, code: string): string | null {
  if (country === 'GB') return code.length > 4 ? code.slice(0, -3) : null
  if (country === 'CA') return code.slice(0, 3)
  return country === 'US' ? code.slice(0, 5) : null
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}
