import { hasManyValues } from '@vitrine/domain/limits/many-values'
import { describe, expect, it } from 'vitest'
import { hasManyFields, ownerBodies, visitorBodies } from './count-values.ts'

const few = { values: 10, properties: 6, propertiesOfOne: 3, depth: 4 }

describe('the fields of a form', () => {
  it('are counted by what divides them, also where they are empty', () => {
    expect(hasManyFields('a=1&b=2&c', 3)).toBe(false)
    expect(hasManyFields('a=1&b=2&c&', 3)).toBe(true)
    expect(hasManyFields('&&&', 3)).toBe(true)
    expect(hasManyFields('', 3)).toBe(false)
  })
})

describe('the values of a JSON text', () => {
  it.each([
    ['a list', '[1,2,3,4,5,6,7,8]', '[1,2,3,4,5,6,7,8,9,10]'],
    ['an object', '{"a":1,"b":2,"c":3}', '{"a":1,"b":2,"c":3,"d":4}'],
    [
      'many objects',
      '[{"a":1,"b":2,"c":3},{"a":1,"b":2}]',
      '[{"a":1,"b":2,"c":3},{"a":1,"b":2,"c":3},{"a":1}]',
    ],
    ['lists in lists', '[[[[1]]]]', '[[[[[1]]]]]'],
    ['lists in objects', '{"a":{"b":{"c":[]}}}', '{"a":{"b":{"c":[[]]}}}'],
    ['one value', '1', '[[],[],[],[],[],[],[]]'],
  ])('of %s are counted up to a limit', (_what, right, wrong) => {
    expect([hasManyValues(right, few), hasManyValues(wrong, few)]).toEqual([false, true])
  })

  it('are no signs within texts', () => {
    expect(hasManyValues(JSON.stringify(['[[[[[[,,,,,,,,,,,,::::::', '\\', '"[[[[[["']), few)).toBe(false)
    expect(hasManyValues('["a\\\\",[[[[1]]]]]', few)).toBe(true)
  })

  it('are looked at no further than to the end of what is no JSON', () => {
    expect(['"', ']]]]}}', '{"a', '"\\', ''].map((text) => hasManyValues(text, few))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('may be as many as the largest bodies have that are sent', () => {
    const zones = Array.from({ length: 50 }, () => ({ codes: Array.from({ length: 1_000 }, () => '12345') }))
    expect(hasManyValues(JSON.stringify(zones), ownerBodies)).toBe(false)
    expect(hasManyValues(JSON.stringify(zones), visitorBodies)).toBe(true)
    const texts = Array.from({ length: 2_000 }, (_, at) => ({ name: `n${at}`, text: 'x', sourceHash: '' }))
    expect(hasManyValues(JSON.stringify({ texts }), ownerBodies)).toBe(false)
  })
})
