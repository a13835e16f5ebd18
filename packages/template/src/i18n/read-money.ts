import type { CurrencyType } from '@phensley/cldr'
import { ownValue } from '../values/own.ts'

/** The amount of money in page data, in major units, as it stands there: `decimalValue`, else `value`. */
export function amountOf(money: unknown): unknown {
  return ownValue(money, 'decimalValue') ?? ownValue(money, 'value')
}

/** The currency of money in page data, as it stands there: `currencyCode`, else `currency`. */
export function currencyOf(money: unknown): unknown {
  return ownValue(money, 'currencyCode') ?? ownValue(money, 'currency')
}

/** Whether a value has the shape of a currency code (ISO 4217). */
export function isCurrencyCode(value: unknown): value is CurrencyType {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
}
