import { digitsOf } from '@vitrine/domain/money/currencies'

/** Money as people write it, such as £12.50. */
export function showMoney(cents: number, currency: string, locale: string): string {
  const digits = digitsOf(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // Dividing is for showing only; amounts are kept and sent in minor units.
  return format.format(cents / 10 ** digits)
}

/** One price, or the range from the lowest to the highest. */
export function showPriceRange(
  range: { readonly fromCents: number; readonly toCents: number },
  currency: string,
  locale: string,
): string {
  const from = showMoney(range.fromCents, currency, locale)
  return range.fromCents === range.toCents ? from : `${from} – ${showMoney(range.toCents, currency, locale)}`
}
