import { expect, it } from 'vitest'
import { changeOf, foreseen } from './draft.ts'

const seen = { was: 5, moves: 7 }

it('says what was seen where a number is set, and only the difference where pieces come or go', () => {
  expect(changeOf('set', 9, seen)).toEqual({ kind: 'set', onHand: 9, was: 5 })
  expect(changeOf('add', 3, seen)).toEqual({ kind: 'add', units: 3, seenMoves: 7 })
  expect(changeOf('take', 3, seen)).toEqual({ kind: 'add', units: -3, seenMoves: 7 })
  expect(changeOf('unlimited', null, seen)).toEqual({ kind: 'unlimited', was: 5 })
  expect(changeOf('add', null, seen)).toBeNull()
})

it('tells what would be on hand, where checkouts hold some of it, too', () => {
  const five = { unlimited: false, onHand: 5, held: 4 } as const
  expect(foreseen({ kind: 'add', units: 2 }, five)).toMatchObject({ after: 7 })
  expect(foreseen({ kind: 'add', units: -2 }, five)).toEqual({ ok: false, problem: 'stock-too-low' })
  expect(foreseen({ kind: 'set', onHand: 2, was: 5 }, five)).toMatchObject({ after: 4 })
  expect(foreseen({ kind: 'set', onHand: 9, was: null }, { unlimited: true })).toMatchObject({ after: 9 })
  expect(foreseen({ kind: 'unlimited', was: 5 }, five)).toMatchObject({ after: null })
})
