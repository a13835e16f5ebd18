import { daysIn } from '@vitrine/domain/insight/insight-span'
import { describe, expect, it } from 'vitest'
import { spanOf } from './span.ts'

const today = '2026-03-02'

describe('the days that are looked at', () => {
  it('are the last thirty where the address says nothing, today among them', () => {
    expect(spanOf({}, today)).toEqual({ from: '2026-02-01', to: today })
    expect(daysIn(spanOf({}, today))).toBe(30)
  })

  it('are today alone, or twelve months', () => {
    expect(spanOf({ span: 'today' }, today)).toEqual({ from: today, to: today })
    expect(spanOf({ span: 'year' }, today)).toEqual({ from: '2025-03-03', to: today })
  })

  it('are those of the address where it has days of its own that can be read', () => {
    expect(spanOf({ span: '7', from: '2026-01-01', to: '2026-01-31' }, today)).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    })
    expect(spanOf({ span: '7', from: '2026-01-31', to: '2026-01-01' }, today).to).toBe(today)
  })
})
