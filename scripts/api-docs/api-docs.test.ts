import { readFileSync } from 'node:fs'
import { allCalls } from '@vitrine/contract/calls'
import { describe, expect, it } from 'vitest'
import { describeCalls } from './describe-calls.ts'
import { describeSchema } from './describe-schema.ts'

describe('docs/api.md', () => {
  it('says what the contract says (npm run api-docs writes it again)', () => {
    const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
    expect(page).toBe(describeCalls(allCalls))
  })

  it('marks what may be left out', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, b: { type: 'number' } },
    }
    expect(describeSchema(schema)).toBe('{a: string, b?: number}')
  })
})
