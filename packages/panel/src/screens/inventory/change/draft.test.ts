import { expect, it } from 'vitest'
import { changeOf, onHandAfter } from './draft.ts'

const seen = { was: 5, moves: 7 }

it('says what was seen where a number is set, and only the difference where pieces come or go', () => {
  expect(changeOf('set', 9, seen)).toEqual({ kind: 'set', onHand: 9, was: 5 })
  expect(changeOf('add', 3, seen)).toEqual({ kind: 'add', units: 3, seenMoves: 7 })
  expect(changeOf('take', 3, seen)).toEqual({ kind: 'add', units: -3, seenMoves: 7 })
  expect(changeOf('unlimited', null, seen)).toEqual({ kind: 'unlimited', was: 5 })
  expect(changeOf('add', null, seen)).toBeNull()
})

it('tells what would be on hand', () => {
  expect(onHandAfter({ kind: 'add', units: -2 }, 5)).toBe(3)
  expect(onHandAfter({ kind: 'set', onHand: 9, was: null }, null)).toBe(9)
  expect(onHandAfter({ kind: 'unlimited', was: 5 }, 5)).toBeNull()
})
