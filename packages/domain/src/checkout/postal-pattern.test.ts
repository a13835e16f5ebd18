import { expect, it } from 'vitest'
import { matchesPostalCode, postalPatternProblem } from './postal-pattern.ts'

it.each([
  ['90210', 'US', '90210', true],
  ['90210', 'US', '90210-1234', true],
  ['90210', 'DE', '90210-1234', false],
  ['902*', 'US', '90299', true],
  ['902*', 'US', '90300', false],
  ['10000-19999', 'DE', '10000', true],
  ['10000-19999', 'DE', '19999', true],
  ['10000-19999', 'DE', '20000', false],
  ['10000-19999', 'DE', '09999', false],
  ['10-19', 'DE', '19999', true],
  ['10-19', 'DE', '1', false],
  ['sw1a', 'GB', 'SW1A 1AA', true],
  ['SW1', 'GB', 'SW1A 1AA', false],
  ['K1A', 'CA', 'k1a 0b1', true],
  ['150-0001', 'JP', '1500001', true],
  ['150-0001', 'JP', '151-0001', false],
  ['', 'US', '90210', false],
  ['90210', 'US', '', false],
])('%s of %s means %s: %s', (pattern, country, code, expected) => {
  expect(matchesPostalCode(pattern, country, code)).toBe(expected)
})

it.each([
  ['10000-19999', null],
  ['10000-10000', null],
  ['19999-10000', 'range-reversed'],
  ['*', 'not-a-pattern'],
  ['90!', 'not-a-pattern'],
])('says of %s: %s', (pattern, problem) => {
  expect(postalPatternProblem(pattern)).toBe(problem)
})
