import { expect, it } from 'vitest'
import { orderMeant, typedNumbers } from './typed-numbers.ts'

const early = { number: 2026, numberText: '2026-2026' }
const late = { number: 1042, numberText: '2026-1042' }
const plain = { number: 2026 }

it('reads every number that was typed, the first first', () => {
  expect(typedNumbers('#2026-1042')).toEqual([2026, 1042])
})

it('means the order whose whole name was typed, and not one whose number is in the prefix', () => {
  expect(orderMeant([early, late], 'Order # 2026-1042')).toBe(late)
  expect(orderMeant([plain, late], '2026-1042')).toBe(late)
  expect(orderMeant([plain, late], '2026')).toBe(plain)
  expect(orderMeant([late], '1042')).toBe(late)
})
