import { asText } from '../values/convert.ts'
import { ownValue } from '../values/own.ts'

/** Money of page data in major units. */
export interface Money {
  readonly amount: unknown
  readonly currency: string
}

/** Reads money of page data in either of its shapes, `decimalValue` with `currencyCode`, else `value` with `currency`; else `undefined`. */
export function readMoney(money: unknown): Money | undefined {
  return pair(money, 'decimalValue', 'currencyCode') ?? pair(money, 'value', 'currency')
}

function pair(money: unknown, amountField: string, currencyField: string): Money | undefined {
  const amount = ownValue(money, amountField)
  const currency = ownValue(money, currencyField)
  return amount === undefined || currency === undefined ? undefined : { amount, currency: asText(currency) }
}

/** Whether a value has the shape of a currency code (ISO 4217). */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
}
