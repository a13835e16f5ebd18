import { digitsOf } from '../money/currencies.ts'
import { toDecimalString } from '../money/reply-money.ts'

/** Currencies of shops that PayPal takes from everywhere, with the digits of ours (its documentation, "Currency codes"). */
const takenCurrencies: ReadonlySet<string> = new Set(
  'AUD CAD CHF CZK DKK EUR GBP HKD ILS JPY MXN NOK NZD PHP PLN SEK SGD THB USD'.split(' '),
)

/** An amount as PayPal writes it; null where it does not take the currency. */
export function paypalValue(cents: number, currency: string): string | null {
  return takenCurrencies.has(currency) ? toDecimalString(cents, currency) : null
}

/** An amount that PayPal wrote, in minor units; what is no amount is 0, which no order is placed for. */
export function centsOfPaypal(value: string, currency: string): number {
  if (!/^-?\d{1,12}(?:\.\d{1,3})?$/.test(value)) return 0
  return Math.round(Number(`${value}e${digitsOf(currency)}`))
}

/** Whether PayPal takes a currency. */
export function takesByPaypal(currency: string): boolean {
  return takenCurrencies.has(currency)
}
