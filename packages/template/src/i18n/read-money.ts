import { asText } from '../values/convert.ts'
import { isContainer } from '../values/own.ts'

/** Money of page data in major units. */
export interface Money {
  readonly amount: unknown
  readonly currency: string
}

/** Reads money of page data in either of its shapes, `decimalValue` with `currencyCode`, else `value` with `currency`; else `undefined`. */
export function readMoney(money: unknown): Money | undefined {
  // These names stand here and no object inherits them: they need no asking who owns them, and prices are read often.
  if (!isContainer(money)) return undefined
  const { decimalValue, currencyCode, value, currency } = money
  return pair(decimalValue, currencyCode) ?? pair(value, currency)
}

function pair(amount: unknown, currency: unknown): Money | undefined {
  return amount === undefined || currency === undefined ? undefined : { amount, currency: asText(currency) }
}

/** The amount of money of page data, whether its currency is known or not; all else is its own amount. */
export function amountOf(value: unknown): unknown {
  if (!isContainer(value) || Array.isArray(value)) return value
  const { decimalValue, value: amount } = value
  return decimalValue === undefined ? amount : decimalValue
}

/** Whether a value has the shape of a currency code (ISO 4217). */
export function isCurrencyCode(value: unknown): value is string {
  if (typeof value !== 'string') return false
  // A page has one currency, or few.
  if (value === lastCode) return true
  if (!/^[A-Z]{3}$/.test(value)) return false
  lastCode = value
  return true
}

let lastCode: string | undefined
