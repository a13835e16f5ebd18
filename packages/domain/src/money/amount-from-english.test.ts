import { expect, it } from 'vitest'
import { amountFromEnglish } from './amount-from-english.ts'
import { currencyDigits } from './currencies.ts'
import { formatMoney } from './format-money.ts'

it('writes an amount of every currency as another language does', () => {
  for (const currency of Object.keys(currencyDigits)) {
    const written = amountFromEnglish(formatMoney(123_456_789, currency, 'en-US'), 'de-DE')
    expect(written).toBe(formatMoney(123_456_789, currency, 'de-DE'))
  }
})

it('leaves what is no amount as it is', () => {
  expect(['64,75 €', 'Mug 5', '', '1001'].map((text) => amountFromEnglish(text, 'de-DE'))).toEqual([
    '64,75 €',
    'Mug 5',
    '',
    '1001',
  ])
})
