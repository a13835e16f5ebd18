import { describe, expect, it } from 'vitest'
import { scopeOf } from '../../testing/build-scope.ts'
import { decimal } from './decimal.ts'

const print = (value: unknown, args: readonly string[] = [], language = 'en') =>
  decimal(value, args, scopeOf(value, { language }), [value])

describe('decimal', () => {
  it.each([
    ['8765.4321', [], '8,765.432'],
    [8765.4321, ['maxFrac:1'], '8,765.4'],
    ['8765.4321', ['maxFrac:1', 'round:up'], '8,765.5'],
    ['0.256', ['style:percent'], '26%'],
    ['8765', ['style:short'], '8.8K'],
    ['7', ['minInt:3', 'minFrac:1'], '007.0'],
  ])('prints %s with %j as %s', (value, args, text) => {
    expect(print(value, args)).toBe(text)
  })

  it('groups as the language does', () => {
    expect(print('1234567.5', [], 'hi')).toBe('12,34,567.5')
    expect(print('1234567.5', [], 'de')).toBe('1.234.567,5')
  })

  it.each([undefined, null, '', 'many', {}, [], Number.NaN, Number.POSITIVE_INFINITY])(
    'prints nothing for %j',
    (value) => {
      expect(print(value)).toBe('')
    },
  )
})
