import { toDecimalString } from '@vitrine/domain/money/decimal-string'

/** `{currency, value}` of page data, `value` in major units (platform reference, section 2.5). */
export function moneyJson(cents: number, currency: string) {
  return { currency, value: toDecimalString(cents, currency) }
}
