import { expect, it } from 'vitest'
import { storableText } from './storable-text.ts'

const kept = (value: unknown): unknown => JSON.parse(storableText(JSON.stringify(value)))

it('has another character for NUL, in a text and in a document, wherever it stands', () => {
  expect(storableText('a\0\0b')).toBe('a\uFFFD\uFFFDb')
  expect(kept({ code: '<b>\0\0</b>', '\0': ['\0'] })).toEqual({
    code: '<b>\uFFFD\uFFFD</b>',
    '\uFFFD': ['\uFFFD'],
  })
  expect(kept({ path: 'C:\\\0' })).toEqual({ path: 'C:\\\uFFFD' })
})

it('leaves what only looks like it', () => {
  const written = { path: 'C:\\u0000', inner: JSON.stringify({ deeper: '\\u0000' }) }
  expect(kept(written)).toEqual(written)
  expect(storableText('say \\u0000')).toBe('say \\u0000')
})
