import { describe, expect, it } from 'vitest'
import { stockAfterEdit } from './stock-edit.ts'

describe('stockAfterEdit', () => {
  const three = { unlimited: false, onHand: 3, held: 0 } as const

  it('keeps what was sold while the owner was editing', () => {
    expect(stockAfterEdit(three, { unlimited: false, onHand: 5, was: 5 })).toBeNull()
    expect(stockAfterEdit(three, { unlimited: false, onHand: 15, was: 5 })).toEqual({
      unlimited: false,
      onHand: 13,
    })
  })

  it('takes a bare count as it is, and never goes below zero', () => {
    expect(stockAfterEdit(three, { unlimited: false, onHand: 7 })).toEqual({ unlimited: false, onHand: 7 })
    expect(stockAfterEdit(three, { unlimited: false, onHand: 0, was: 5 })).toEqual({
      unlimited: false,
      onHand: 0,
    })
  })

  it('changes nothing when nothing was said', () => {
    expect(stockAfterEdit(three, undefined)).toBeNull()
    expect(stockAfterEdit({ unlimited: true }, { unlimited: true })).toBeNull()
  })
})
