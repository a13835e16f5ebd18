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

/** The smallest of some amounts, or `undefined` when there is none. */
export function lowest(amounts: readonly Amount[]): Amount | undefined {
  return extreme(amounts, -1)
}

/** The largest of some amounts, or `undefined` when there is none. */
export function highest(amounts: readonly Amount[]): Amount | undefined {
  return extreme(amounts, 1)
}

function extreme(amounts: readonly Amount[], direction: 1 | -1): Amount | undefined {
  return amounts.reduce<Amount | undefined>(
    (best, each) =>
      best === undefined || compareDecimals(each.decimal, best.decimal) * direction > 0 ? each : best,
    undefined,
  )
}
