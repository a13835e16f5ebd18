import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { fewProperties, hasTooManyProperties } from './few-properties.ts'

const form = Type.Record(Type.String({ maxLength: 10 }), Type.String({ maxLength: 3 }), {
  maxProperties: 3_000,
})
const manyNames = (more: object) =>
  Object.assign(Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`n${at}`, 'ok'])), more)

describe('an object of many properties', () => {
  it('is cut to few properties among which a wrong one is', () => {
    const value = manyNames({ last: 'much too long' })
    let checks = 0
    const few = fewProperties(form, value, (part) => {
      checks += 1
      return Value.Check(form, part)
    })
    expect(Object.keys(few as object).length).toBeLessThanOrEqual(200)
    expect(few).toMatchObject({ last: 'much too long' })
    expect(checks).toBeLessThan(6)
  })

  it('keeps the properties that its schema knows', () => {
    const entry = Type.Object(
      { itemId: Type.String() },
      { additionalProperties: Type.String({ maxLength: 3 }) },
    )
    const value = manyNames({ itemId: 'abc', wrong: 'much too long' })
    expect(fewProperties(entry, value, (part) => Value.Check(entry, part))).toMatchObject({
      itemId: 'abc',
      wrong: 'much too long',
    })
  })

  it('is as it was where it has few, or is no object', () => {
    expect(fewProperties(form, { a: 'long one' }, () => false)).toEqual({ a: 'long one' })
    expect([
      fewProperties(form, 'text', () => false),
      fewProperties(Type.String(), { a: 1 }, () => false),
    ]).toEqual(['text', { a: 1 }])
  })

  it('has too many where its schema says so', () => {
    const two = Type.Record(Type.String(), Type.String(), { maxProperties: 2 })
    expect(hasTooManyProperties(two, { a: '', b: '' })).toBe(false)
    expect(hasTooManyProperties(two, { a: '', b: '', c: '' })).toBe(true)
  })
})
