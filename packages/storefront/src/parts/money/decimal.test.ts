import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, decimalText, formatDecimalEnUs, movePoint, parseDecimal, zero } from './decimal.ts'

const shown = (value: unknown, least = 2, most = 2) =>
  formatDecimalEnUs(parseDecimal(value) ?? zero, least, most)

describe('parseDecimal', () => {
  it.each([
    ['12.50', '12.50'],
    ['.5', '0.5'],
    ['-3', '-3'],
    ['1.5e3', '1500'],
    ['25e-2', '0.25'],
    [7, '7'],
  ])('reads %s', (value, text) => {
    expect(decimalText(parseDecimal(value) ?? zero)).toBe(text)
  })

  it.each(['', '.', 'A', '1,5', '0x10', ' 1', undefined, null, {}, Number.NaN])(
    'does not read %j',
    (value) => {
      expect(parseDecimal(value)).toBeUndefined()
    },
  )
})

describe('formatDecimalEnUs', () => {
  it.each([
    ['0', '0.00'],
    ['1234567.5', '1,234,567.50'],
    ['999.999', '1,000.00'],
    ['-0.5', '-0.50'],
    ['0.125', '0.13'],
    ['0.135', '0.14'],
    ['1.005', '1.01'],
    ['-1234.565', '-1,234.57'],
  ])('prints %s as %s', (value, text) => {
    expect(shown(value)).toBe(text)
  })

  it('drops zeros beyond the least digits', () => {
    expect(shown('7.500', 0, 3)).toBe('7.5')
    expect(shown('7', 0, 3)).toBe('7')
    expect(shown('7.12345', 2, 3)).toBe('7.123')
  })

  it('prints cents as they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const decimal = movePoint(parseDecimal(cents) ?? zero, -2)
        expect(Math.round(Number(formatDecimalEnUs(decimal, 2, 2).replaceAll(',', '')) * 100)).toBe(cents)
      }),
    )
  })
})

describe('compareDecimals', () => {
  it('compares exactly, whatever the number of places', () => {
    const compare = (left: string, right: string) =>
      compareDecimals(parseDecimal(left) ?? zero, parseDecimal(right) ?? zero)
    expect(compare('0.1', '0.10')).toBe(0)
    expect(compare('9007199254740993', '9007199254740992')).toBeGreaterThan(0)
    expect(compare('-1', '0.5')).toBeLessThan(0)
  })
})
