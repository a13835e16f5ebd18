import { digitsOf } from './currencies.ts'

/** Writes whole minor units as a decimal in major units, such as "12.50"; no arithmetic that could lose a cent. */
export function toDecimalString(cents: number, currency: string): string {
  const digits = digitsOf(currency)
  const sign = cents < 0 ? '-' : ''
  const text = String(Math.abs(cents)).padStart(digits + 1, '0')
  if (digits === 0) return `${sign}${text}`
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
