import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributeRuns, plainTexts, shapes } from './testing/declared-markup.ts'
import { printWord } from './testing/print-word.ts'

describe('broken data', () => {
  const names = [...Object.keys(shapes), ...Object.keys(attributeRuns), ...plainTexts]

  it.each(names)('is survived by %s', (name) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const output = printWord(name, value, [], { nodes: [value] })
        expect(output === undefined || typeof output === 'string' || output === value).toBe(true)
      }),
    )
  })
})
