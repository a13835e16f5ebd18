import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLostStatements } from './find-lost-statements.ts'
import repeating from './repeating-files.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

describe('a statement that no test would run', () => {
  const records = [
    { file: 'kept', texts: ['a', 'b'] },
    { file: 'left', texts: ['b', 'c'] },
    { file: 'left too', texts: ['c', 'a'] },
  ]

  it('is found, with the files that run it', () => {
    expect(findLostStatements(records, ['left', 'left too'])).toEqual([
      { text: 'c', files: ['left', 'left too'] },
    ])
  })

  it('is none that one of them runs which stay', () => {
    expect(findLostStatements(records, ['left'])).toEqual([])
  })
})

it('every file that repeats others is there', () => {
  expect(repeating.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
