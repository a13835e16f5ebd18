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
  ['150-0001-150-0099', 'JP', '150-0044', true],
  ['150-0001-150-0099', 'JP', '150-0100', false],
  ['DK-10*', 'DK', '1050', true],
  ['10*', 'DK', 'DK-1050', true],
  ['10*', 'DK', 'dk 1050', true],
  ['DK-1050', 'DK', '1050', true],
  ['DK-2000-DK-2500', 'DK', '2100', true],
  ['2000-2500', 'DK', 'DK-2100', true],
  ['DK2000 - DK2500', 'DK', 'DK2600', false],
  ['L-1*', 'LU', '1009', true],
  ['1*', 'LU', 'L-1009', true],
  ['L-1*', 'LU', '2009', false],
  ['LV-10*', 'LV', '1010', true],
  ['LT-01100', 'LT', '01100', true],
  ['LV*', 'LV', '1010', true],
  ['lv-*', 'LV', 'LV-4101', true],
  ['LT*', 'LT', '01100', true],
  ['DK *', 'DK', '2100', true],
  ['LV*', 'LV', '', false],
  ['LV*', 'DE', '10115', false],
  ['', 'US', '90210', false],
  ['90210', 'US', '', false],
])('%s of %s means %s: %s', (pattern, country, code, expected) => {
  expect(matchesPostalCode(pattern, country, code)).toBe(expected)
})

it.each([
  ['10000-19999', 'DE', null],
  ['10000-10000', 'DE', null],
  ['19999-10000', 'DE', 'range-reversed'],
  ['*', 'DE', 'not-a-pattern'],
  ['*', 'LV', 'not-a-pattern'],
  ['LV-*', 'LV', null],
  ['DK*', 'DK', null],
  ['90!', 'US', 'not-a-pattern'],
  ['DK-2000-DK-2500', 'DK', null],
  ['DK-2500-DK-2000', 'DK', 'range-reversed'],
  ['DK', 'DK', 'not-a-pattern'],
  ['2000-2500-3000', 'DK', 'not-a-pattern'],
])('says of %s for %s: %s', (pattern, country, problem) => {
  expect(postalPatternProblem(pattern, country)).toBe(problem)
})
