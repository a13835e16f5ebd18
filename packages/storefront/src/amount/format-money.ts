const formats = new Map<string, Intl.NumberFormat>()

/** Writes an amount for the page's locale; `cents` are minor units, as many to the major unit as the currency has. */
export function formatMoney(cents: number, currency: string, locale: string): string {
  const format = moneyFormat(currency, locale)
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(cents / 10 ** digits)
}

function moneyFormat(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  // Site languages are sometimes written with an underscore, which Intl refuses.
  const made = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency })
  formats.set(key, made)
  return made
}
