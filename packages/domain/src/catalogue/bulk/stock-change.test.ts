import { expect, it } from 'vitest'
import { judgeStockChange } from './stock-change.ts'

const some = { unlimited: false, onHand: 5, held: 2 } as const

it('adds, and takes away no more than payments leave', () => {
  expect(judgeStockChange('physical', some, { kind: 'add', units: 3 })).toMatchObject({ before: 5, after: 8 })
  expect(judgeStockChange('physical', some, { kind: 'add', units: -3 })).toMatchObject({ after: 2 })
  expect(judgeStockChange('physical', some, { kind: 'add', units: -4 })).toEqual({
    ok: false,
    problem: 'stock-too-low',
  })
})

it('sets what is on hand, of what was not counted, too, but not below what payments hold', () => {
  expect(judgeStockChange('physical', some, { kind: 'set', onHand: 9 })).toMatchObject({ after: 9 })
  expect(judgeStockChange('physical', some, { kind: 'set', onHand: 0 })).toMatchObject({ after: 2 })
  const endless = { unlimited: true } as const
  expect(judgeStockChange('physical', endless, { kind: 'set', onHand: 4 })).toEqual({
    ok: true,
    before: null,
    after: 4,
  })
  expect(judgeStockChange('digital', some, { kind: 'set', onHand: 4 })).toMatchObject({
    problem: 'never-runs-out',
  })
})
