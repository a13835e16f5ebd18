import { describe, expect, it } from 'vitest'
import { localDay, localMonth } from '../website/time-zone.ts'
import { monthBounds, monthText, readMonth } from './month.ts'

const iso = (epochMs: number) => new Date(epochMs).toISOString()

describe('a month of an address', () => {
  it.each([
    ['11-2026', { year: 2026, month: 11 }],
    ['1-2026', { year: 2026, month: 1 }],
    ['13-2026', null],
    ['00-2026', null],
    ['11-26', null],
    ['11-2026-1', null],
    [null, null],
  ])('%s is read as %j', (text, month) => {
    expect(readMonth(text)).toEqual(month)
  })

  it('is written with two digits', () => {
    expect(monthText({ year: 2026, month: 3 })).toBe('03-2026')
  })

  it('begins and ends at midnight of the site, whatever the clocks do meanwhile', () => {
    const { fromMs, toMs } = monthBounds({ year: 2026, month: 3 }, 'America/New_York')
    expect([iso(fromMs), iso(toMs)]).toEqual(['2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'])
    const december = monthBounds({ year: 2026, month: 12 }, 'Pacific/Auckland')
    expect(iso(december.toMs)).toBe('2026-12-31T11:00:00.000Z')
  })

  it('is that of the site at a moment', () => {
    const newYear = Date.UTC(2026, 0, 1, 2)
    expect(localMonth(newYear, 'America/New_York')).toEqual({ year: 2025, month: 12 })
    expect(iso(localDay(newYear, 'America/New_York'))).toBe('2025-12-31T05:00:00.000Z')
  })
})
