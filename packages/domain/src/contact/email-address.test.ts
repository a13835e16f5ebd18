import { describe, expect, it } from 'vitest'
import { emailKey, isEmail, isSampleAddress } from './email-address.ts'

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
  'a\u00adda@example.org',
  'ada\u200b@example.org',
  '\uff41da@example.org',
  'ada@\u2488example.org',
  'ada@ex\u00e4%6dple.org',
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

  it('tells none apart by what nobody sees, by how wide letters are, or by how a domain is written', () => {
    const written = ['a\u00adda@example.com', '\u200bada@example.com', '\uff41da\uff20example.com']
    expect(new Set(written.map(emailKey))).toEqual(new Set(['ada@example.com']))
    expect(['Ada@Ex\u00e4mple.de', 'ada@xn--exmple-cua.de'].map(emailKey)).toEqual([
      'ada@xn--exmple-cua.de',
      'ada@xn--exmple-cua.de',
    ])
  })

  it('leaves what is no address as it was typed', () => {
    expect(['ada', 'ada@ex\u00e4/x', ''].map(emailKey)).toEqual(['ada', 'ada@ex\u00e4/x', ''])
  })
})

it.each([
  ['hello@tidewater.example', true],
  ['Ada@Example', true],
  ['ada@example.com', false],
  ['ada@counterexample', false],
  ['', false],
])('tells addresses of samples from those that mail arrives at: %s', (text, expected) =>
  expect(isSampleAddress(text)).toBe(expected),
)
