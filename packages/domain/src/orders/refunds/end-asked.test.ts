import { expect, it } from 'vitest'
import { endAsked } from './end-asked.ts'

const current = { isChangeable: true, isLasting: false, paysNow: true }
const canceled = { ...current, isChangeable: false, isLasting: true }
const over = { ...canceled, isLasting: false }

it('proposes to end a subscription where all that is left of its current payment goes back', () => {
  expect(endAsked([current], true)).toEqual({ isRunning: true, isProposed: true })
  expect(endAsked([{ ...current, paysNow: false }, current], true)).toMatchObject({ isProposed: true })
})

it('asks, and proposes nothing, where a part goes back, or an earlier payment', () => {
  expect(endAsked([current], false)).toEqual({ isRunning: true, isProposed: false })
  expect(endAsked([{ ...current, paysNow: false }], true)).toEqual({ isRunning: true, isProposed: false })
})

it('proposes to end one that is canceled, but lasts on, only where all of its current payment goes back', () => {
  expect(endAsked([canceled], true)).toEqual({ isRunning: false, isProposed: true })
  expect(endAsked([canceled], false)).toBeNull()
  expect(endAsked([{ ...canceled, paysNow: false }], true)).toBeNull()
})

it('asks nothing where nothing lasts any more', () => {
  expect(endAsked([over], true)).toBeNull()
  expect(endAsked([], true)).toBeNull()
})
