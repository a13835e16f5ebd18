import { isCurrencyCode } from '@vitrine/template/i18n/read-money'
import { fieldsOf } from '../product/fields.ts'
import { compareDecimals, type Decimal, parseDecimal, zero } from './decimal.ts'

/** An amount of money in major units. */
export interface Amount {
  readonly decimal: Decimal
  /** The same in the shape that the `money` formatter reads. */
  readonly money: { readonly decimalValue: unknown; readonly currencyCode: string }
}

/** Reads the price of a product (`value`, `currency`); what is no number counts as nothing, and dollars are meant when no currency is named. */
export function readAmount(money: unknown): Amount {
  const { value: amount, currency } = fieldsOf(money)
  const decimal = parseDecimal(amount)
  return {
    decimal: decimal ?? zero,
    money: { decimalValue: decimal ? amount : 0, currencyCode: isCurrencyCode(currency) ? currency : 'USD' },
  }
}

/** The smallest of some prices, or `undefined` when there is none. */
export function lowest(prices: readonly unknown[]): Amount | undefined {
  return extreme(prices, -1)
}

/** The largest of some prices, or `undefined` when there is none. */
export function highest(prices: readonly unknown[]): Amount | undefined {
  return extreme(prices, 1)
}

function extreme(prices: readonly unknown[], direction: 1 | -1): Amount | undefined {
  if (prices.length === 0) return undefined
  let best = prices[0]
  let bestDecimal = decimalOf(best)
  for (let index = 1; index < prices.length; index++) {
    const decimal = decimalOf(prices[index])
    if (compareDecimals(decimal, bestDecimal) * direction <= 0) continue
    best = prices[index]
    bestDecimal = decimal
  }
  return readAmount(best)
}

function decimalOf(money: unknown): Decimal {
  return parseDecimal(fieldsOf(money).value) ?? zero
}
