/**
 * Reads a price such as `9.99`, `1,299.00`, `9,99` or `$ 50` as minor units.
 *
 * @param digits fraction digits of the currency
 * @returns undefined when it is none, or finer than the currency
 */
export function readPriceCents(text: string, digits: number): number | undefined {
  const bare = text.replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '')
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain)
  if (!match) return undefined
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > digits) return undefined
  return Number(`${match[1]}${fraction.padEnd(digits, '0')}`)
}

/** Reads a number of units; below zero counts as none, since nothing is there. */
export function readUnits(text: string): number | undefined {
  if (!/^-?\d{1,9}(\.0*)?$/.test(text)) return undefined
  return Math.max(0, Math.trunc(Number(text)))
}

/** Reads a weight in grams; what cannot be read weighs nothing. */
export function readGrams(text: string): number {
  const grams = Math.round(Number(text))
  return Number.isFinite(grams) && grams > 0 ? grams : 0
}

/** Reads `true`, `TRUE`, `yes` or `1`. */
export function readFlag(text: string): boolean {
  return ['true', 'yes', '1'].includes(text.toLowerCase())
}
