import { describe, expect, it } from 'vitest'
import { scopeOf } from '../../testing/build-scope.ts'
import { money } from './money.ts'

const print = (value: unknown, args: readonly string[] = [], language = 'en') =>
  money(value, args, scopeOf(value, { language }), [value])

describe('money', () => {
  it('reads both shapes of money', () => {
    expect(print({ value: '1250.5', currency: 'GBP' }, [], 'en-GB')).toBe('£1,250.50')
    expect(print({ decimalValue: '1250.5', currencyCode: 'GBP' }, [], 'en-GB')).toBe('£1,250.50')
  })

  it.each([
    [[], '$9,876.54'],
    [['style:code'], '9,876.54 USD'],
    [['style:name'], '9,876.54 US dollars'],
    [['style:short'], '$9.9K'],
    [['no-group'], '$9876.54'],
    [['maxFrac:0'], '$9,877'],
  ])('prints dollars with %j', (args, text) => {
    expect(print({ value: '9876.54', currency: 'USD' }, args)).toBe(text)
  })

  it('speaks the language of the locale', () => {
    expect(print({ value: '2500', currency: 'EUR' }, [], 'de-DE')).toBe('2.500,00\u00a0€')
  })

  it('prints yen without fraction', () => {
    expect(print({ value: '1200', currency: 'JPY' })).toBe('¥1,200')
  })

  it('has no symbol for a currency that it does not know', () => {
    expect(print({ value: '10.5', currency: 'ZZZ' })).toBe('\u00a010.50')
  })

  it('reads both shapes, each as a pair', () => {
    expect(print({ decimalValue: '5', currencyCode: 'CAD', value: '1', currency: 'EUR' })).toBe('CA$5.00')
    expect(print({ decimalValue: '5', value: '1', currency: 'EUR' })).toBe('€1.00')
    expect(print({ decimalValue: '5', currency: 'EUR' })).toBe('')
  })

  it.each([
    ['no money', 5],
    ['no amount', { currency: 'USD' }],
    ['an amount that is no number', { value: 'ten', currency: 'USD' }],
    ['an amount without end', { value: '1e999999999', currency: 'USD' }],
    ['nothing', undefined],
  ])('prints nothing for %s', (_name, value) => {
    expect(print(value)).toBe('')
  })

  it('prints nothing without language data', () => {
    expect(print({ value: '5', currency: 'USD' }, [], 'none')).toBe('')
  })

  it('answers the same for the same price in another language', () => {
    const price = { value: '10.5', currency: 'EUR' }
    expect([print(price, [], 'en'), print(price, [], 'de'), print(price, [], 'en')]).toEqual([
      '€10.50',
      '10,50\u00a0€',
      '€10.50',
    ])
  })
})
