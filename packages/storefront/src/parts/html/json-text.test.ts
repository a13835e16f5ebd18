import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from './escape.ts'
import { attributeJson } from './json-text.ts'

function asThePlatformWrites(value: unknown): string {
  return escapeHtml((JSON.stringify(value) ?? '').replaceAll('</', '<\\/'))
}

describe('attributeJson', () => {
  it('writes any JSON as JSON.stringify does, escaped', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(attributeJson(value)).toBe(asThePlatformWrites(value))
      }),
    )
  }, 30_000)

  it.each([
    ['what JSON can not hold', { a: undefined, b: [undefined, () => 1, Number.NaN], c: -0 }],
    ['objects of other kinds', { day: new Date(0), map: new Map([[1, 2]]), text: Object('x') }],
    ['objects that write themselves', { toJSON: () => ({ a: '<' }) }],
    ['markup, quotes and controls', { '</a"': `</script> & "x" \\ \u0000\n \ud800 \u{1f600}` }],
    ['deep data', JSON.parse(`${'['.repeat(60)}"<"${']'.repeat(60)}`)],
    ['nothing', undefined],
  ])('writes %s as JSON.stringify does', (_, value) => {
    expect(attributeJson(value)).toBe(asThePlatformWrites(value))
  })

  it('throws for a circle, as JSON.stringify does', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(() => attributeJson(circle)).toThrow(TypeError)
  })
})
