import { BoundedCache } from '@vitrine/template/caches/bounded-cache'
import { numberText } from '@vitrine/template/i18n/number-text'

/** An exact decimal number: `units` times ten to the power of minus `places`. */
export interface Decimal {
  readonly units: bigint
  readonly places: number
}

/** Zero. */
export const zero: Decimal = { units: 0n, places: 0 }

/** A page reads few prices many times: for its list, its buttons and its questions. */
const known = new BoundedCache<string, Decimal>(1000)

/** Reads a number or the text of one exactly; `undefined` for anything else. */
export function parseDecimal(value: unknown): Decimal | undefined {
  // Only what was a number once is remembered: to look is quicker than to examine it again.
  const seen = typeof value === 'string' ? known.get(value) : undefined
  if (seen) return seen
  const text = numberText(value)
  return text === undefined ? undefined : known.getOrBuild(text, parse)
}

function parse(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const units = BigInt(`${whole}${fraction}`.replace('+', ''))
  return movePoint({ units, places: fraction.length }, Number(exponent))
}

/** The number times ten to the power of `count`. */
export function movePoint({ units, places }: Decimal, count: number): Decimal {
  const moved = places - count
  return moved >= 0 ? { units, places: moved } : { units: units * 10n ** BigInt(-moved), places: 0 }
}

/** Less than 0 when `left` is smaller, more when it is larger, 0 when they are equal. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  if (left === right) return 0
  if (left.places === right.places) return left.units < right.units ? -1 : left.units > right.units ? 1 : 0
  const places = Math.max(left.places, right.places)
  const difference = unitsAt(left, places) - unitsAt(right, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The number written out, with all its places: `1234.50`. */
export function decimalText({ units, places }: Decimal): string {
  if (places === 0) return units.toString()
  const sign = units < 0n ? '-' : ''
  const digits = units
    .toString()
    .replace('-', '')
    .padStart(places + 1, '0')
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Prints a number the American way, `1,234.50`, with a least and a most number of fraction digits; halves go away from zero. */
export function formatDecimalEnUs(decimal: Decimal, leastDigits: number, mostDigits: number): string {
  const rounded = round(decimal, mostDigits)
  const digits = unitsAt(rounded, mostDigits)
    .toString()
    .replace('-', '')
    .padStart(mostDigits + 1, '0')
  const whole = digits.slice(0, digits.length - mostDigits).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = digits.slice(digits.length - mostDigits)
  const shown = fraction.slice(0, leastDigits) + fraction.slice(leastDigits).replace(/0+$/, '')
  const sign = rounded.units < 0n ? '-' : ''
  return shown === '' ? `${sign}${whole}` : `${sign}${whole}.${shown}`
}

function unitsAt({ units, places }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places)
}

function round(decimal: Decimal, places: number): Decimal {
  if (decimal.places <= places) return decimal
  const divisor = 10n ** BigInt(decimal.places - places)
  const quotient = decimal.units / divisor
  const rest = decimal.units % divisor
  const twice = (rest < 0n ? -rest : rest) * 2n
  const isUp = twice >= divisor
  const away = decimal.units < 0n ? -1n : 1n
  return { units: isUp ? quotient + away : quotient, places }
}
