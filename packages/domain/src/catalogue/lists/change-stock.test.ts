import { describe, expect, it } from 'vitest'
import { findStockProblem } from './change-stock.ts'

const five = { unlimited: false, onHand: 5, held: 2 } as const
const endless = { unlimited: true } as const

describe('a change of stock', () => {
  it('adds and takes away what is there, and not what payments hold', () => {
    expect(findStockProblem('physical', five, { kind: 'add', units: 3 })).toBeNull()
    expect(findStockProblem('physical', five, { kind: 'add', units: -3 })).toBeNull()
    expect(findStockProblem('physical', five, { kind: 'add', units: -4 })).toBe('stock-too-low')
    expect(findStockProblem('physical', five, { kind: 'add', units: 0 })).toBe('nothing-to-add')
    expect(findStockProblem('physical', five, { kind: 'add', units: 999_999_999 })).toBe('stock-too-high')
    expect(findStockProblem('physical', endless, { kind: 'add', units: 1 })).toBe('stock-unlimited')
  })

  it('is none of what never runs out', () => {
    expect(findStockProblem('digital', five, { kind: 'add', units: 1 })).toBe('never-runs-out')
  })

  it('sets what was counted only where the number is the one that was seen', () => {
    expect(findStockProblem('physical', five, { kind: 'set', onHand: 9, was: 5 })).toBeNull()
    expect(findStockProblem('physical', five, { kind: 'set', onHand: 9, was: 4 })).toBe('stock-changed')
    expect(findStockProblem('physical', endless, { kind: 'set', onHand: 9, was: null })).toBeNull()
    expect(findStockProblem('physical', five, { kind: 'unlimited', was: null })).toBe('stock-changed')
  })
})
