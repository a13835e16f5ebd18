import { describe, expect, it } from 'vitest'
import { changePrice, readPriceChange } from './change-price.ts'

describe('changePrice', () => {
  it.each([
    [1999, 10, 2199],
    [1250, 10, 1375],
    [5, 10, 6],
    [1000, -100, 0],
    [1000, -150, 0],
    [999, 2.5, 1024],
  ])('changes %i by %d %% to %i', (cents, percent, expected) => {
    expect(changePrice(cents, { kind: 'percent', percent })).toBe(expected)
  })

  it('adds and takes amounts, never below nothing', () => {
    expect(changePrice(1000, { kind: 'amount', cents: -200 })).toBe(800)
    expect(changePrice(100, { kind: 'amount', cents: -200 })).toBe(0)
  })

  it.each([
    [1375, 1395],
    [1342, 1295],
    [1345, 1395],
    [20, 95],
    [0, 0],
  ])('rounds %i to the nearest .95: %i', (cents, expected) => {
    expect(changePrice(cents, { kind: 'ending', cents: 95, unitCents: 100 })).toBe(expected)
  })
})

describe('readPriceChange', () => {
  it.each([
    ['+10 %', { kind: 'percent', percent: 10 }],
    ['-2', { kind: 'amount', cents: -200 }],
    ['+ 1,50', { kind: 'amount', cents: 150 }],
    ['-12.5%', { kind: 'percent', percent: -12.5 }],
    ['12.50', null],
    ['-1,000', null],
    ['+2.000', null],
    ['-0.005', null],
    ['+0.500', null],
    ['+', null],
    ['*2 %', null],
  ])('reads %j', (text, expected) => {
    expect(readPriceChange(text, 2)).toEqual(expected)
  })

  it('reads a factor', () => {
    const change = readPriceChange('* 1.2', 2)
    expect(change && changePrice(1000, change)).toBe(1200)
  })

  it('counts in whole units where a currency has no smaller', () => {
    expect(readPriceChange('-200', 0)).toEqual({ kind: 'amount', cents: -200 })
    expect(readPriceChange('-1,000', 0)).toEqual({ kind: 'amount', cents: -1000 })
    expect(readPriceChange('-1.5', 0)).toBeNull()
  })
})
