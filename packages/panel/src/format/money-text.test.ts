import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { describe, expect, it } from 'vitest'
import { amountProblemText, parseAmount, writeAmount } from './money-text.ts'

describe('parseAmount', () => {
  it.each([
    ['12.50', 1250],
    ['12,5', 1250],
    ['0.07', 7],
    ['.5', 50],
    ['19.999', null],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1 234.5', 123_450],
    ['1.10', 110],
    ['4.350', null],
    ['1,500', null],
    ['2.000', null],
    ['0.500', 50],
    ['1234.500', 123_450],
    ['1,500.00', 150_000],
    ['abc', null],
    ['1.2.3', null],
    ['', null],
    ['-1', null],
  ])('reads %j in dollars as %j cents', (text, cents) => {
    const parsed = parseAmount(text, 'USD')
    expect(parsed.ok ? parsed.cents : null).toBe(cents)
  })

  it('never goes through a fraction: every cent up to a hundred dollars comes back as it was', () => {
    const all = Array.from({ length: 10_001 }, (_, cents) => cents)
    const wrong = all.filter((cents) => {
      const parsed = parseAmount(toDecimalString(cents, 'USD'), 'USD')
      return !parsed.ok || parsed.cents !== cents
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['de-DE', 590, '5,90'],
    ['de-CH', 590, '5.90'],
    ['en-US', 123_456, '1234.56'],
    ['fr-FR', 7, '0,07'],
  ])('writes amounts as in %s, and reads them back', (locale, cents, text) => {
    expect(writeAmount(cents, { currency: 'EUR', locale })).toBe(text)
    expect(parseAmount(text, 'EUR')).toEqual({ ok: true, cents })
  })

  it('takes yen as they are', () => {
    expect(parseAmount('1200', 'JPY')).toEqual({ ok: true, cents: 1200 })
    expect(parseAmount('1,500', 'JPY')).toEqual({ ok: true, cents: 1500 })
    expect(parseAmount('15.000', 'JPY')).toEqual({ ok: true, cents: 15_000 })
    expect(parseAmount('1,234,567', 'JPY')).toEqual({ ok: true, cents: 1_234_567 })
    expect(toDecimalString(1200, 'JPY')).toBe('1200')
  })

  it('refuses a part smaller than the currency has', () => {
    expect(parseAmount('1.5', 'JPY')).toEqual({ ok: false, problem: 'too-many-decimals' })
    expect(amountProblemText('too-many-decimals', 'JPY')).toContain('Write 1250')
    expect(amountProblemText('too-many-decimals', 'EUR')).toContain('12.50')
  })

  it('refuses what is too large to be a price', () => {
    expect(parseAmount('99999999999', 'USD')).toEqual({ ok: false, problem: 'too-large' })
  })
})
