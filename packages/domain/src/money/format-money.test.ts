import { describe, expect, it } from 'vitest'
import { currencyDigits, digitsOf } from './currencies.ts'
import { currencySign, formatMoney, formatPriceOrFree, formatPriceRange } from './format-money.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('currencySign', () => {
  it('is what stands beside amounts', () => {
    expect(currencySign('EUR', 'de-DE')).toBe('€')
    expect(currencySign('CHF', 'de-CH')).toBe('CHF')
    expect(currencySign('USD', 'en_US')).toBe('$')
  })
})

describe('formatMoney', () => {
  it('writes minor units as the language does', () => {
    expect(formatMoney(123456, 'USD', 'en-US')).toBe('$1,234.56')
    expect(plain(formatMoney(123456, 'EUR', 'de-DE'))).toBe('1.234,56 €')
  })

  it.each(Object.keys(currencyDigits))('writes an amount of %s with the digits of the table', (currency) => {
    const shown = formatMoney(123450, currency, 'en-US')
    expect(shown.replace(/[^\d.]/g, '')).toBe(digitsOf(currency) === 0 ? '123450' : '1234.50')
  })

  it.each([
    ['IDR', 'en-US', 'IDR 34.00'],
    ['IDR', 'id-ID', 'Rp 34,00'],
    ['COP', 'en-US', 'COP 34.00'],
    ['COP', 'es-CO', '$ 34,00'],
    ['JPY', 'ja-JP', '￥3,400'],
  ])('writes 3400 minor units of %s in %s as %s', (currency, language, text) => {
    expect(plain(formatMoney(3400, currency, language))).toBe(text)
  })

  it('takes a language with an underscore, and English for what is none', () => {
    expect(formatMoney(100, 'USD', 'en_US')).toBe('$1.00')
    expect(formatMoney(100, 'USD', 'the language of the page')).toBe('$1.00')
    expect(formatMoney(100, 'USD', '')).toBe('$1.00')
  })
})

describe('formatPriceOrFree', () => {
  const words = { currency: 'USD', language: 'en-US', freeLabel: 'Free' }

  it('writes the Free label for a price of zero, and other prices as they are', () => {
    expect(formatPriceOrFree(0, words)).toBe('Free')
    expect(formatPriceOrFree(500, words)).toBe('$5.00')
  })

  it('throws without a Free label, whatever the price', () => {
    expect(() => formatPriceOrFree(0, { ...words, freeLabel: '' })).toThrow('needs a Free label')
    expect(() => formatPriceOrFree(500, { ...words, freeLabel: '' })).toThrow('needs a Free label')
  })
})

describe('formatPriceRange', () => {
  it('writes one price, or the lowest and the highest', () => {
    expect(formatPriceRange({ fromCents: 1200, toCents: 1200 }, 'GBP', 'en-GB')).toBe('£12.00')
    expect(plain(formatPriceRange({ fromCents: 1200, toCents: 3400 }, 'IDR', 'en-GB'))).toBe(
      'IDR 12.00 – IDR 34.00',
    )
  })
})
