import { digitsOf } from './currencies.ts'

/** Money in page JSON and in the first cart call: a decimal in major units (platform reference, section 2.5). */
export interface PageMoney {
  readonly currency: string
  readonly value: string
}

/** Money in the v3 calls: minor units, with the decimal beside them (platform reference, section 2.10b). */
export interface V3Money {
  readonly currencyCode: string
  readonly value: number
  readonly decimalValue: string
  readonly fractionalDigits: number
}

/** Shapes an amount for page JSON. */
export function toPageMoney(cents: number, currency: string): PageMoney {
  return { currency, value: toDecimalString(cents, currency) }
}

/** Shapes an amount for the v3 calls. */
export function toV3Money(cents: number, currency: string): V3Money {
  return {
    currencyCode: currency,
    value: cents,
    decimalValue: toDecimalString(cents, currency),
    fractionalDigits: digitsOf(currency),
  }
}

/** Writes whole minor units as a decimal in major units, such as "12.50"; no arithmetic that could lose a cent. */
export function toDecimalString(cents: number, currency: string): string {
  const digits = digitsOf(currency)
  const sign = cents < 0 ? '-' : ''
  const text = String(Math.abs(cents)).padStart(digits + 1, '0')
  if (digits === 0) return `${sign}${text}`
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
