import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromUtf8, toUtf8 } from './utf8.ts'

it('writes and reads UTF-8 as the platform does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = new TextEncoder().encode(text)
      expect([...toUtf8(text)]).toEqual([...bytes])
      expect(fromUtf8(bytes)).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    }),
  )
})

it('writes half a character as one that stands for it', () => {
  expect([...toUtf8('a\ud800b')]).toEqual([0x61, 0xef, 0xbf, 0xbd, 0x62])
})
