import { keepFormats } from '../words/keep-formats.ts'
import { languageTag } from '../words/language-tag.ts'
import { digitsOf } from './currencies.ts'

const kept = keepFormats<Intl.NumberFormat>()

/**
 * Writes an amount as people of a language do, such as "$12.50". The digits are those of our table: the language data of browsers
 * and of Node have none for COP and IDR. Text that names no language (a page may say anything of itself) is written in English.
 */
export function formatMoney(cents: number, currency: string, language: string): string {
  return formatFor(language, currency).format(Number(`${cents}e-${digitsOf(currency)}`))
}

/** Writes ten-thousandths of a minor unit, with as many digits beyond those of the currency as there are. */
export function formatFineMoney(tenThousandths: number, currency: string, language: string): string {
  const fine = formatFor(language, currency, 4)
  return fine.format(Number(`${tenThousandths}e-${digitsOf(currency) + 4}`))
}

/** A price, or the word for one of nothing; without that word it throws (specification, section 8). */
export function formatPriceOrFree(
  cents: number,
  { currency, language, freeLabel }: Record<'currency' | 'language' | 'freeLabel', string>,
): string {
  if (freeLabel === '') throw new Error('A price that is free if it is zero needs a Free label')
  return cents === 0 ? freeLabel : formatMoney(cents, currency, language)
}

/** One price, or the range from the lowest to the highest. */
export function formatPriceRange(
  range: { readonly fromCents: number; readonly toCents: number },
  currency: string,
  language: string,
): string {
  const from = formatMoney(range.fromCents, currency, language)
  return range.fromCents === range.toCents
    ? from
    : `${from} – ${formatMoney(range.toCents, currency, language)}`
}

/** The sign of a currency as people of a language write it beside an amount: `€`, or `CHF` where it has none. */
export function currencySign(currency: string, language: string): string {
  const parts = formatFor(language, currency).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function formatFor(language: string, currency: string, moreDigits = 0): Intl.NumberFormat {
  return kept(`${language} ${currency} ${moreDigits}`, () => {
    const digits = digitsOf(currency)
    return new Intl.NumberFormat(languageTag(language), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits + moreDigits,
    })
  })
}
