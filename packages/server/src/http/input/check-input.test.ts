import { defineCall } from '@vitrine/contract/call'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { brokenTexts } from './broken-texts.ts'
import { compileInput } from './check-input.ts'

const quantity = Type.Integer({ minimum: 1 })
const line = Type.Union([
  Type.Object({ kind: Type.Literal('product'), itemId: Type.String(), quantity }),
  Type.Object({ kind: Type.Literal('free'), title: Type.String(), quantity }),
  Type.Null(),
])
const draft = defineCall({
  name: 'priceLines',
  method: 'POST',
  path: '/api/lines',
  policy: { kind: 'visitor-change' },
  limit: null,
  params: Type.Object({}),
  query: Type.Object({}),
  body: Type.Object({ lines: Type.Array(line, { maxItems: 3 }), state: line }),
  reply: Type.Object({}),
})

describe('a body with alternatives', () => {
  const check = compileInput(draft)
  const errorsOf = (body: unknown) => {
    const result = check({ request: { params: {}, query: {}, body }, form: null })
    return result.ok ? {} : result.errors
  }
  const free = { kind: 'free', title: 'Framing', quantity: 1 }

  it('is told what is wrong with the one that it means, each line by itself', () => {
    expect(errorsOf({ lines: [free, null, { ...free, quantity: 0 }], state: null })).toEqual({
      'lines.2.quantity': 'Must be 1 or more.',
    })
    const product = { kind: 'product', quantity: 1.5 }
    expect(errorsOf({ lines: [product, { ...free, title: 7 }], state: product })).toEqual({
      'lines.0.itemId': 'Required',
      'lines.0.quantity': 'Must be a whole number.',
      'lines.1.title': 'This value is not valid.',
      'state.itemId': 'Required',
      'state.quantity': 'Must be a whole number.',
    })
  })

  it('is told of all when it means none', () => {
    expect(errorsOf({ lines: [{ kind: 'gift', quantity: 1 }], state: null })).toMatchObject({
      'lines.0.kind': 'This value is not valid.',
    })
  })

  it('is refused where a text has half a character', () => {
    const wave = { ...free, title: 'Hello \u{1f44b}' }
    expect(errorsOf({ lines: [wave, { ...free, title: wave.title.slice(0, -1) }], state: wave })).toEqual({
      'lines.1.title': 'This value is not valid.',
    })
  })

  it('is refused where a text of an owner has the character NUL, or the name of a field', () => {
    const body = { lines: [{ ...free, title: 'a\0' }], state: null }
    const ofOwners = compileInput({ ...draft, policy: { kind: 'owner', roles: ['admin'] } })
    expect(ofOwners({ request: { params: {}, query: {}, body }, form: null })).toEqual({
      ok: false,
      errors: { 'lines.0.title': 'This value is not valid.' },
    })
    expect(errorsOf(body)).toEqual({})
    expect(brokenTexts({ tweaks: { 'a\0': '1', b: '2' } }, true)).toEqual(['tweaks'])
  })

  it('is refused when it has too many lines', () => {
    expect(errorsOf({ lines: [free, free, free, free], state: null })).toEqual({
      lines: 'At most 3 are allowed.',
    })
  })

  it('is refused for its many lines alone, however wrong the last of them are', () => {
    const lines = [...Array.from({ length: 4 }, () => free), { kind: 'free', quantity: 0 }]
    expect(errorsOf({ lines, state: null })).toEqual({ lines: 'At most 3 are allowed.' })
  })
})
