import { describe, expect, it } from 'vitest'
import { sinceWhen } from './since-when.ts'

describe('the line of a suspended site', () => {
  it('says since when and why', () => {
    const sinceMs = Date.UTC(2030, 0, 2, 3, 4)
    expect(sinceWhen({ sinceMs, reason: 'Unpaid' })).toBe('suspended since 2030-01-02T03:04Z (Unpaid)')
  })

  it('says that it is so, where there is no date for the moment', () => {
    expect(sinceWhen({ sinceMs: 9e18, reason: '' })).toBe('suspended')
  })
})
