import { describe, expect, it } from 'vitest'
import { checkReason, suspendedText } from './suspension.ts'

describe('the reason for which a site is suspended', () => {
  it('may be left out', () => {
    expect(checkReason(' ')).toBeNull()
    expect(suspendedText({ sinceMs: 0, reason: '' })).toBe(
      'This site is suspended by its host. It can be read and exported, and no change is taken.',
    )
  })

  it('is told to its owners', () => {
    expect(checkReason('Invoice 12 is open')).toBeNull()
    expect(suspendedText({ sinceMs: 0, reason: 'Invoice 12 is open' })).toBe(
      'This site is suspended by its host (Invoice 12 is open). It can be read and exported, and no change is taken.',
    )
  })

  it('is one short line', () => {
    expect(checkReason('one\ntwo')).toBe('Write it in one line, without line breaks.')
    expect(checkReason('x'.repeat(201))).toBe('Use at most 200 characters.')
  })
})
