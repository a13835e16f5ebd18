import { expect, it } from 'vitest'
import { formatProblem } from '../check-format.ts'
import { readNumber } from './read-number.ts'

it.each([
  ['12', 12],
  [' -3.5 ', -3.5],
  ['−3', -3],
  ['12,50', 12.5],
  ['1.500', 1.5],
  ['1,000', 1000],
  ['1,000.5', 1000.5],
  ['1.000,5', 1000.5],
  ['1.000.000', 1_000_000],
  ['1 000', 1000],
  ['1’000.25', 1000.25],
  ['.5', 0.5],
  ['1e5', 100_000],
])('reads %s as %d, as the field does that takes it', (text, number) => {
  expect(readNumber(text)).toBe(number)
  expect(formatProblem({ type: 'number' }, text)).toBeNull()
})

it.each(['', 'twelve', '1,00,0', '1.2.3', '--1', '1e', '1e999', 'Infinity', '0x10'])(
  'reads no number in %s',
  (text) => {
    expect(readNumber(text)).toBeNull()
  },
)
