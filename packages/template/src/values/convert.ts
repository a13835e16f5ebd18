/** A value as text (language reference, section 3.4): containers, null and missing are empty. */
export function asText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      return ''
  }
}

/** A value as a number: text is parsed, garbage is NaN; containers, null and missing are 0. */
export function asNumber(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value
    case 'string':
      return textAsNumber(value.length > longestNumber ? value.slice(0, longestNumber) : value)
    case 'boolean':
      return value ? 1 : 0
    default:
      return 0
  }
}

/** Of more digits than this none changes a number. */
const longestNumber = 2000

function textAsNumber(text: string): number {
  return text.includes('.') ? Number.parseFloat(text) : Number.parseInt(text, 10)
}

/** A value as yes or no: the text `true`, true itself, and whole numbers other than 0 that are spelled without an exponent. */
export function asBoolean(value: unknown): boolean {
  if (typeof value === 'string') return value === 'true'
  if (typeof value === 'number') return Number.isInteger(value) && value !== 0 && Math.abs(value) < 1e21
  return value === true
}
