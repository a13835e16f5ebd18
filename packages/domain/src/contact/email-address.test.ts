import { describe, expect, it } from 'vitest'
import { emailKey, isEmail } from './email-address.ts'

it.each(['a@b.c', 'ada+shop@mail.example.org', 'ünal@exämple.de'])('takes %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'ada',
  'ada@localhost',
  'ada@@example.org',
  'ada@example..org',
  'ada lovelace@example.org',
  '<ada@example.org>',
  'ada@example.org, bob@example.org',
  'ada@example.org\u0000',
  'a\u001bda@example.org',
  `${'a'.repeat(245)}@example.org`,
])('does not take %s', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('takes 256 characters and no more', () => {
  const long = `${'a'.repeat(244)}@example.org`
  expect(long).toHaveLength(256)
  expect(isEmail(long)).toBe(true)
})

describe('emailKey', () => {
  it('tells addresses apart by neither capitals, spaces around them nor how their letters are composed', () => {
    const composed = 'zo\u00eb@example.com'
    expect([' Zo\u00eb@Example.com ', 'Zoe\u0308@example.com'].map(emailKey)).toEqual([composed, composed])
  })
})
