import { describe, expect, it } from 'vitest'
import { decimalOptions, moneyOptions } from './number-options.ts'

describe('decimalOptions', () => {
  it('groups digits unless told otherwise', () => {
    expect(decimalOptions([]).group).toBe(true)
    expect(decimalOptions(['no-group']).group).toBe(false)
    expect(decimalOptions(['group:false']).group).toBe(false)
    expect(decimalOptions(['group']).group).toBe(true)
  })

  it.each([
    ['maxFrac:3', { maximumFractionDigits: 3 }],
    ['maximumFractionDigits:3', { maximumFractionDigits: 3 }],
    ['minInt:2', { minimumIntegerDigits: 2 }],
    ['minSig:4', { minimumSignificantDigits: 4 }],
    ['style:standard', { style: 'decimal' }],
    ['style:permille', { style: 'permille' }],
    ['round:truncate', { round: 'down' }],
    ['round:ceil', { round: 'ceiling' }],
    ['rounding:floor', { round: 'floor' }],
    ['maxfrac:3', { maximumFractionDigits: 3 }],
    ['minint:2', { minimumIntegerDigits: 2 }],
    ['no-grouping', { group: false }],
    ['grouping:false', { group: false }],
    ['group:', { group: true }],
  ])('reads %s', (word, options) => {
    expect(decimalOptions([word])).toMatchObject(options)
  })

  it('clamps digit counts to 0..50', () => {
    expect(decimalOptions(['maxFrac:1000']).maximumFractionDigits).toBe(50)
    expect(decimalOptions(['minFrac:-3']).minimumFractionDigits).toBe(0)
    expect(decimalOptions(['maxFrac:many']).maximumFractionDigits).toBe(0)
    expect(decimalOptions(['maxSig']).maximumSignificantDigits).toBe(0)
  })

  it('passes over what it does not know', () => {
    expect(decimalOptions(['', 'style:fancy', 'round:about', 'colour:red'])).toEqual({
      group: true,
    })
  })

  it('gives one set of options to all places that ask for the same', () => {
    expect(decimalOptions(['maxFrac:1'])).toBe(decimalOptions(['maxFrac:1']))
  })
})

describe('moneyOptions', () => {
  it('shows the symbol unless another style is named', () => {
    expect(moneyOptions([]).style).toBe('symbol')
    expect(moneyOptions(['style:standard']).style).toBe('symbol')
    expect(moneyOptions(['style:code', 'symbol:narrow'])).toMatchObject({
      style: 'code',
      symbolWidth: 'narrow',
    })
  })
})
