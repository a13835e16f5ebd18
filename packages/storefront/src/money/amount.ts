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
  let best = 0
  for (let index = 1; index < prices.length; index++) {
    if (compareDecimals(decimalOf(prices[index]), decimalOf(prices[best])) * direction > 0) best = index
  }
  return prices.length === 0 ? undefined : readAmount(prices[best])
}

function decimalOf(money: unknown): Decimal {
  return parseDecimal(fieldsOf(money).value) ?? zero
}
