import { currencyDigits, digitsOf } from './currencies.ts'
import { currencySign, formatMoney } from './format-money.ts'

/** An amount that stands in an English sentence, such as "€64.75", as people of another language write it; any other text as it is. */
export function amountFromEnglish(text: string, language: string): string {
  const [, sign = '', digits = ''] = /^([^\d\s-]+)\s?(\d[\d,]*(?:\.\d+)?)$/u.exec(text) ?? []
  const currency = Object.keys(currencyDigits).find((code) => currencySign(code, 'en-US') === sign)
  if (currency === undefined) return text
  const amount = digits.replaceAll(',', '')
  return formatMoney(Math.round(Number(`${amount}e${digitsOf(currency)}`)), currency, language)
}
