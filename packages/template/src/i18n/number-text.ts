/** The most characters of a number: a longer one is no price and no measure; without a limit, `1e999999` would be written out in full. */
export const longestNumber = 100
const numberShape = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,2})?$/i

/** The decimal spelling of a number or of text that is one; `undefined` for anything else. */
export function numberText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value !== 'string' || value.length > longestNumber) return undefined
  return numberShape.test(value) ? value : undefined
}
