import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it('writes minor units as the locale does', () => {
    expect(formatMoney(123456, 'USD', 'en-US')).toBe('$1,234.56')
    expect(formatMoney(123456, 'EUR', 'de-DE').replace(/\s/g, ' ')).toBe('1.234,56 €')
  })

  it('has no fraction where the currency has none', () => {
    expect(formatMoney(1200, 'JPY', 'en-US')).toBe('¥1,200')
  })

  it('takes a language with an underscore', () => {
    expect(formatMoney(100, 'USD', 'en_US')).toBe('$1.00')
  })
})
