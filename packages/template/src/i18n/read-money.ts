import type { CurrencyType } from '@phensley/cldr'
import { numberText } from './number-text.ts'

/** An amount in major units, as decimal text, and its ISO 4217 currency. */
export interface Money {
  readonly decimal: string
  readonly currency: CurrencyType
}

/**
 * Reads money in either of its two shapes: `decimalValue` with `currencyCode`, else `value` with `currency`.
 * `undefined` when the amount is no number or the currency is no code.
 */
export function readMoney(value: unknown): Money | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const decimal = numberText(own(value, 'decimalValue') ?? own(value, 'value'))
  const currency = own(value, 'currencyCode') ?? own(value, 'currency')
  return decimal !== undefined && isCurrencyCode(currency) ? { decimal, currency } : undefined
}

/** Whether a value has the shape of a currency code. CLDR prints a code that it does not know as it is. */
export function isCurrencyCode(value: unknown): value is CurrencyType {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
}

function own(holder: object, key: string): unknown {
  return Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined
}
