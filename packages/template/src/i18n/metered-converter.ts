import { Decimal, DecimalConstants, type MessageArgConverter } from '@phensley/cldr'
import { asText } from '../values/convert.ts'
import { numberText } from './number-text.ts'
import { amountOf } from './read-money.ts'

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
    const amount = amountOf(value)
    if (typeof amount === 'boolean') return amount ? DecimalConstants.ONE : DecimalConstants.ZERO
    const number = numberText(amount)
    return number === undefined ? DecimalConstants.ZERO : new Decimal(number)
  }
}

function textOf(value: unknown): string {
  return value instanceof Decimal ? value.toString() : asText(amountOf(value))
}
