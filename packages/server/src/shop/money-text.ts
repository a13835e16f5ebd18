import { digitsOf } from '@vitrine/domain/money/currencies'

const formats = new Map<string, Intl.NumberFormat>()

/** Makes the writer of amounts for a site's language: minor units in, such as "$12.50" out. */
export function moneyTextIn(language: string): (cents: number, currency: string) => string {
  return (cents, currency) => {
    const format = formatFor(language.replace('_', '-'), currency)
    return format.format(Number(`${cents}e-${digitsOf(currency)}`))
  }
}

function formatFor(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const kept = formats.get(key)
  if (kept) return kept
  const digits = digitsOf(currency)
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}
