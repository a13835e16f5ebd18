import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { fewNames, hasTooManyNames } from './few-names.ts'

const form = Type.Record(Type.String({ maxLength: 10 }), Type.String({ maxLength: 3 }), {
  maxProperties: 3_000,
})
const manyNames = (more: object) =>
  Object.assign(Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`n${at}`, 'ok'])), more)

describe('an object of many names', () => {
  it('is cut to few names among which a wrong one is', () => {
    const value = manyNames({ last: 'much too long' })
    let checks = 0
    const few = fewNames(form, value, (part) => {
      checks += 1
      return Value.Check(form, part)
    })
    expect(Object.keys(few as object).length).toBeLessThanOrEqual(200)
    expect(few).toMatchObject({ last: 'much too long' })
    expect(checks).toBeLessThan(6)
  })

  it('keeps the names that its schema knows', () => {
    const entry = Type.Object(
      { itemId: Type.String() },
      { additionalProperties: Type.String({ maxLength: 3 }) },
    )
    const value = manyNames({ itemId: 'abc', wrong: 'much too long' })
    expect(fewNames(entry, value, (part) => Value.Check(entry, part))).toMatchObject({
      itemId: 'abc',
      wrong: 'much too long',
    })
  })

  it('is as it was where it has few, or is no object', () => {
    expect(fewNames(form, { a: 'long one' }, () => false)).toEqual({ a: 'long one' })
    expect([fewNames(form, 'text', () => false), fewNames(Type.String(), { a: 1 }, () => false)]).toEqual([
      'text',
      { a: 1 },
    ])
  })

  it('has too many where its schema says so', () => {
    const two = Type.Record(Type.String(), Type.String(), { maxProperties: 2 })
    expect(hasTooManyNames(two, { a: '', b: '' })).toBe(false)
    expect(hasTooManyNames(two, { a: '', b: '', c: '' })).toBe(true)
  })
})
