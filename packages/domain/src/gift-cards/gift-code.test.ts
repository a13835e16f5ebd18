import { expect, it } from 'vitest'
import { codeBytes, codeOf, readCode, showCode } from './gift-code.ts'

const code = codeOf(Uint8Array.from({ length: codeBytes }, (_, index) => index * 19 + 7))

it('reads a code as it is printed, and as people type it', () => {
  expect(code).toHaveLength(20)
  expect(showCode(code)).toMatch(/^(\w{5}-){3}\w{5}$/)
  expect([showCode(code), ` ${code.toLowerCase()} `, code.replace(/(.{4})/g, '$1 – ')].map(readCode)).toEqual(
    [code, code, code],
  )
})

it('takes letters for what they look like', () => {
  expect(readCode('OoIi LlUu 0000 0000 0000')).toBe('001111VV000000000000')
})

it.each(['', '0'.repeat(19), '0'.repeat(21), `${'0'.repeat(19)}!`, ' '.repeat(90) + '0'.repeat(20)])(
  'reads nothing else: %s',
  (typed) => expect(readCode(typed)).toBeNull(),
)
