import { expect, it } from 'vitest'
import { readCount } from './count-field.tsx'

it.each([
  ['-3', 'The number cannot be below zero'],
  ['1.5', 'Enter a whole number'],
  ['11', 'At most 10'],
])('says what is wrong with %s', (typed, text) => {
  expect(readCount(typed, 10)).toEqual({ ok: false, text })
})

it.each([
  ['', 'Enter a whole number'],
  ['99', 'At least 100'],
  ['301', 'At most 300'],
])('says what is wrong with %s where it begins above zero', (typed, text) => {
  expect(readCount(typed, 300, 100)).toEqual({ ok: false, text })
})
