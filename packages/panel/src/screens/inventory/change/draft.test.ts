import { expect, it } from 'vitest'
import { changeOf, onHandAfter } from './draft.ts'

it('says what was seen where a number is set, and only the difference where pieces come or go', () => {
  expect(changeOf('set', 9, 5)).toEqual({ kind: 'set', onHand: 9, was: 5 })
  expect(changeOf('add', 3, 5)).toEqual({ kind: 'add', units: 3 })
  expect(changeOf('take', 3, 5)).toEqual({ kind: 'add', units: -3 })
  expect(changeOf('unlimited', null, 5)).toEqual({ kind: 'unlimited', was: 5 })
  expect(changeOf('add', null, 5)).toBeNull()
})

it('tells what would be on hand', () => {
  expect(onHandAfter({ kind: 'add', units: -2 }, 5)).toBe(3)
  expect(onHandAfter({ kind: 'set', onHand: 9, was: null }, null)).toBe(9)
  expect(onHandAfter({ kind: 'unlimited', was: 5 }, 5)).toBeNull()
})
