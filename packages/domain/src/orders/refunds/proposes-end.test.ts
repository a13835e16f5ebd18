import { expect, it } from 'vitest'
import { proposesEnd } from './proposes-end.ts'

const all = { cents: 900, leftCents: 900 }
const current = { isChangeable: true, paysNow: true }

it('proposes to end a subscription where all that is left of its current payment goes back', () => {
  expect(proposesEnd([current], all)).toBe(true)
  expect(proposesEnd([{ ...current, paysNow: false }, current], all)).toBe(true)
})

it('proposes none where a part goes back, of an earlier payment, or where nothing is charged any more', () => {
  expect(proposesEnd([current], { ...all, cents: 899 })).toBe(false)
  expect(proposesEnd([{ ...current, paysNow: false }], all)).toBe(false)
  expect(proposesEnd([{ ...current, isChangeable: false }], all)).toBe(false)
  expect(proposesEnd([], all)).toBe(false)
})
