import { currencyDigits, digitsOf } from '@vitrine/domain/money/currencies'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { buildLocales } from '@vitrine/template/i18n/build-locales'
import { formatMoney as formatInTemplate } from '@vitrine/template/i18n/format-money'
import { readPack } from '@vitrine/template/i18n/load-locale'
import { moneyOptions } from '@vitrine/template/i18n/number-options'
import { describe, expect, it } from 'vitest'

const localeOf = buildLocales(readPack, currencyDigits)

/** What templates print, by the language data of the template language. */
const inTemplate = (language: string, cents: number, currency: string, ...options: string[]) => {
  const decimalValue = `${cents}e-${digitsOf(currency)}`
  return formatInTemplate(localeOf(language), { decimalValue, currencyCode: currency }, moneyOptions(options))
}

const languages = ['en-US', 'en-GB', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'es-CO', 'pt-BR', 'id-ID', 'ja-JP']

describe('prices', () => {
  it.each(languages)('are written alike by templates and by scripts in %s', (language) => {
    const amounts = Object.keys(currencyDigits).flatMap((currency) =>
      [0, 7, 1200, 123_456_789, -550].map((cents) => ({ cents, currency })),
    )
    const templates = amounts.map(({ cents, currency }) => inTemplate(language, cents, currency))
    expect(templates).toEqual(amounts.map(({ cents, currency }) => formatMoney(cents, currency, language)))
  })

  it('have the digits that a template asks for', () => {
    expect(inTemplate('en-US', 3450, 'IDR', 'maxFrac:0')).toMatch(/^IDR\s34$/)
    expect(inTemplate('en-US', 3450, 'IDR', 'style:name')).toBe('34.50 Indonesian rupiahs')
    expect(inTemplate('en-US', 345_000_000, 'IDR', 'style:short')).toMatch(/^IDR\s3\.4M$/)
  })
})
