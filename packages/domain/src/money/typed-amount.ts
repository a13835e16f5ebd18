import { digitsOf } from './currencies.ts'

/** Reads an amount as a visitor types it, such as 25, 12.50 or 12,50; null when it is none: nothing that was typed is left out. */
export function readTypedAmount(text: string, currency: string): number | null {
  const digits = digitsOf(currency)
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > digits) return null
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0)
}
