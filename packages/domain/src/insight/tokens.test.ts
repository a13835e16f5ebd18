import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { holdsToken, withoutTokens } from './tokens.ts'

const drawn = Array.from({ length: 1_000 }, (_, each) => createHash('sha256').update(`${each}`).digest())

it.each([
  ['32 bytes in base64', (bytes: Buffer) => bytes.toString('base64url')],
  ['16 bytes in base64', (bytes: Buffer) => bytes.subarray(0, 16).toString('base64url')],
  ['12 bytes in hexadecimal', (bytes: Buffer) => bytes.toString('hex', 0, 12)],
])('finds what was drawn, of %s, in 95 of a hundred at least', (_, written) => {
  const found = drawn.filter((bytes) => holdsToken(`of ${written(bytes)}, too`))
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
