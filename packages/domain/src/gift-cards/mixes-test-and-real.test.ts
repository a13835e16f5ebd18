import { expect, it } from 'vitest'
import { mixesTestAndReal } from './mixes-test-and-real.ts'

const real = { cents: 500, isTest: false }
const trial = { cents: 500, isTest: true }

it('tells an order that would spend real money on a test, or a test on what is real', () => {
  expect(mixesTestAndReal([real], 'test')).toBe(true)
  expect(mixesTestAndReal([trial], 'live')).toBe(true)
  expect(mixesTestAndReal([real, trial], null)).toBe(true)
})

it('lets pass what is all of one kind, and cards that give nothing', () => {
  expect(mixesTestAndReal([real], 'live')).toBe(false)
  expect(mixesTestAndReal([real], null)).toBe(false)
  expect(mixesTestAndReal([trial], 'test')).toBe(false)
  expect(mixesTestAndReal([trial], null)).toBe(false)
  expect(mixesTestAndReal([{ ...real, cents: 0 }], 'test')).toBe(false)
  expect(mixesTestAndReal([], 'test')).toBe(false)
})
