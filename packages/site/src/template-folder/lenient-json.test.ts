import { describe, expect, it } from 'vitest'
import { LenientJsonError, parseLenientJson } from './lenient-json.ts'

describe('parseLenientJson', () => {
  it('reads plain JSON', () => {
    expect(parseLenientJson('{"a": [1, -2.5, true, null, "x\\n\\u00e9"], "b": {}}')).toEqual({
      a: [1, -2.5, true, null, 'x\né'],
      b: {},
    })
  })

  it('allows comments, trailing commas, single quotes and bare keys', () => {
    expect(parseLenientJson("// head\n{ a: 'it', /* mid */ b: [1, 2,], }")).toEqual({ a: 'it', b: [1, 2] })
  })

  it('takes the first of two values written end to end', () => {
    expect(parseLenientJson('{"a":1}\n{"a":2}')).toEqual({ a: 1 })
  })

  it('keeps a web address in a text whole', () => {
    expect(parseLenientJson('{"url": "https://harbour.example/a"}')).toEqual({
      url: 'https://harbour.example/a',
    })
  })

  it('puts a comma where one is forgotten, and tells the line', () => {
    const remarks: unknown[] = []
    const text = '{\n"a": { "b": 1 }\n"c": ["x"\n{ "d": 2 }\n] }'
    expect(parseLenientJson(text, (...remark) => remarks.push(remark))).toEqual({
      a: { b: 1 },
      c: ['x', { d: 2 }],
    })
    expect(remarks).toEqual([
      [expect.stringContaining("','"), 3],
      [expect.stringContaining("','"), 4],
    ])
  })

  it('does not take longer for commas that are forgotten on every line, and remarks the first of them', () => {
    const remarks: unknown[] = []
    const text = `{"a":[${'1\n'.repeat(100_000)}]}`
    const began = performance.now()
    parseLenientJson(text, (...remark) => remarks.push(remark))
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(remarks).toHaveLength(100)
  })

  it('says on which line it gave up', () => {
    expect(() => parseLenientJson('{\n"a": 1\n: 2}')).toThrow(LenientJsonError)
    expect(() => parseLenientJson('{\n"a": 1\n: 2}')).toThrow(expect.objectContaining({ line: 3 }))
  })

  it('does not let a key reach the prototype of objects', () => {
    const value = parseLenientJson('{"__proto__": {"polluted": true}}')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(Object.keys(value as object)).toEqual(['__proto__'])
  })
})
