import { describe, expect, it } from 'vitest'
import { octetsOf } from './octets-of.ts'

describe('the octets of a text', () => {
  it.each([
    ['', ''],
    ['a', 'a'],
    ['ü — \u{1f375}', '\xc3\xbc \xe2\x80\x94 \xf0\x9f\x8d\xb5'],
    ['half of a pair: \ud83c.', 'half of a pair: \xef\xbf\xbd.'],
  ])('of %j are its bytes in UTF-8', (text, octets) => {
    expect(octetsOf(text)).toBe(octets)
  })

  it('are whole for texts of any length, one after the other', () => {
    const lengths = ['—'.repeat(600_000), '—'.repeat(400_000), 'short'].map((text) => octetsOf(text).length)
    expect(lengths).toEqual([1_800_000, 1_200_000, 5])
  })
})
