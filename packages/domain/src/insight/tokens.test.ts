import { expect, it } from 'vitest'
import { holdsToken, withoutTokens } from './tokens.ts'

/** Draws the same numbers each time (a generator of Lehmer). */
let state = 1
const draw = (below: number) => {
  state = (state * 48_271) % 2_147_483_647
  return state % below
}
const drawn = (signs: string, length: number) =>
  Array.from({ length: 1_000 }, () => Array.from({ length }, () => signs[draw(signs.length)]).join(''))

const hexadecimal = '0123456789abcdef'
const small = '0123456789abcdefghijklmnopqrstuvwxyz'
const base64 = `${small}ABCDEFGHIJKLMNOPQRSTUVWXYZ-_`

it.each([
  ['32 bytes in base64', base64, 43],
  ['16 bytes in base64', base64, 22],
  ['12 bytes in hexadecimal', hexadecimal, 24],
  ['digits and small letters', small, 25],
])('finds what was drawn, of %s, in 95 of a hundred at least', (_, signs, length) => {
  const found = drawn(signs, length).filter((token) => holdsToken(`of ${token}, too`))
  expect(found.length).toBeGreaterThanOrEqual(950)
})

it.each([
  ['the-very-best-mug-for-slow-mornings-and-evenings'],
  ['NEW-IN-2026-the-4XL-t-shirt-of-2-colours-for-3er-sets'],
  ['Donaudampfschifffahrtsgesellschaftskapitaen'],
  ['Uint8ClampedArrayConstructor'],
  ['XMLHttpRequestEventTarget_addEventListener2'],
  ['20261129-20261130-20261201'],
  ['summer_sale_2026_newsletter_no_12_with_20_percent_off'],
])('takes %s for words', (words) => {
  expect(holdsToken(words)).toBe(false)
  expect(withoutTokens(words, '…')).toBe(words)
})

it('puts a mark in the place of a token alone', () => {
  expect(withoutTokens('order 507f1f77bcf86cd799439011 of mugs-for-slow-mornings', '…')).toBe(
    'order … of mugs-for-slow-mornings',
  )
})
