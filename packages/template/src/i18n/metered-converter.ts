import { Decimal, DecimalConstants, type MessageArgConverter } from '@phensley/cldr'
import { numberText } from './number-text.ts'

/** Turns message arguments into text and numbers, and charges the text to the meter of the render that asks. */
export class MeteredConverter implements MessageArgConverter {
  #charge: (count: number) => void = () => {}

  /** Runs `write` with its text charged to `charge`. */
  chargingTo<Result>(charge: (count: number) => void, write: () => Result): Result {
    const before = this.#charge
    this.#charge = charge
    try {
      return write()
    } finally {
      this.#charge = before
    }
  }

  asString(value: unknown): string {
    const text = textOf(value)
    this.#charge(text.length)
    return text
  }

  asDecimal(value: unknown): Decimal {
    if (value instanceof Decimal) return value
    if (typeof value === 'boolean') return value ? DecimalConstants.ONE : DecimalConstants.ZERO
    const number = numberText(value)
    return number === undefined ? DecimalConstants.ZERO : new Decimal(number)
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Decimal)
    return value.toString()
  return ''
}
