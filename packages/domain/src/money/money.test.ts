import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyDigits, digitsOf } from './currencies.ts'
import { toDecimalString, toPageMoney, toV3Money } from './reply-money.ts'
import { shareOf } from './share-of.ts'

describe('the currency table', () => {
  it('has 26 codes, of which only JPY has no fraction', () => {
    const codes = Object.keys(currencyDigits)
    expect(codes).toHaveLength(26)
    expect(codes.filter((each) => digitsOf(each) !== 2)).toEqual(['JPY'])
    expect(digitsOf('JPY')).toBe(0)
  })

  it('gives two digits to a currency it does not know, whatever its name', () => {
    expect([digitsOf('XXX'), digitsOf('constructor')]).toEqual([2, 2])
  })
})

describe('toDecimalString', () => {
  it.each([
    [1250, 'USD', '12.50'],
    [5, 'USD', '0.05'],
    [0, 'GBP', '0.00'],
    [-5, 'EUR', '-0.05'],
    [1250, 'JPY', '1250'],
    [900_719_925_474_099, 'USD', '9007199254740.99'],
  ])('writes %i of %s as %s', (cents, currency, text) => {
    expect(toDecimalString(cents, currency)).toBe(text)
  })

  it('loses nothing: the digits without the point are the minor units', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...Object.keys(currencyDigits)), (cents, currency) => {
        expect(Number(toDecimalString(cents, currency).replace('.', ''))).toBe(cents)
      }),
    )
  })
})

describe('money in replies', () => {
  it('is a decimal in major units in page JSON, and minor units beside the decimal in v3', () => {
    expect(toPageMoney(1250, 'GBP')).toEqual({ currency: 'GBP', value: '12.50' })
    expect(toV3Money(1250, 'JPY')).toEqual({
      currencyCode: 'JPY',
      value: 1250,
      decimalValue: '1250',
      fractionalDigits: 0,
    })
  })
})

describe('shareOf', () => {
  it.each([
    [50, 1, 100, 1],
    [-50, 1, 100, -1],
    [49, 1, 100, 0],
    [-49, 1, 100, 0],
    [913, 8875, 100_000, 81],
  ])('takes of %i the share %i/%i as %i', (cents, numerator, denominator, share) => {
    expect(shareOf(cents, numerator, denominator)).toBe(share)
  })

  it('is never further than half a minor unit from the exact share', () => {
    const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
    const rate = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(cents, rate, (amount, part) => {
        const twiceTheError =
          2n * (BigInt(shareOf(amount, part, 100_000)) * 100_000n - BigInt(amount) * BigInt(part))
        expect(twiceTheError <= 100_000n && twiceTheError >= -100_000n).toBe(true)
      }),
    )
  })
})
