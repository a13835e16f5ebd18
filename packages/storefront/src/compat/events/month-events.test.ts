import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventsOfMonth, weeksOf } from './month-events.ts'

afterEach(() => vi.unstubAllGlobals())

describe('weeksOf', () => {
  it('stands the days of a month under their weekdays', () => {
    const weeks = weeksOf(2026, 1)
    expect(weeks).toHaveLength(4)
    expect(weeks[0]?.[0]).toBe(1)
    expect(weeksOf(2026, 10)[0]).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(weeksOf(2026, 4)[0]).toEqual([null, null, null, null, null, 1, 2])
  })
})

describe('eventsOfMonth', () => {
  it('takes the month out of what the collection tells', async () => {
    const inMay = new Date(2026, 4, 9).getTime()
    const fetched = vi.fn(async () =>
      Response.json({
        upcoming: [
          { title: 'Fair', fullUrl: '/e/fair', startDate: inMay },
          { title: 'Later', startDate: new Date(2026, 7, 1).getTime() },
        ],
        past: [],
      }),
    )
    vi.stubGlobal('fetch', fetched)
    expect(await eventsOfMonth('/e', 2026, 4)).toEqual([
      { title: 'Fair', fullUrl: '/e/fair', startDate: inMay, endDate: inMay, isAllDay: false },
    ])
    expect(fetched).toHaveBeenCalledWith('/e?view=calendar&month=05-2026&format=json')
  })

  it('has whole days by the clock of the visitor', async () => {
    const allDay = { first: '2026-05-01', last: '2026-05-02' }
    const items = [{ title: 'Fair', fullUrl: '/e/fair', startDate: 1, endDate: 2, allDay }]
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ items })),
    )
    const [startDate, endDate] = [new Date(2026, 4, 1).getTime(), new Date(2026, 4, 3).getTime() - 1]
    expect(await eventsOfMonth('/e', 2026, 4)).toEqual([
      { title: 'Fair', fullUrl: '/e/fair', startDate, endDate, isAllDay: true },
    ])
  })

  it('is empty when nothing can be had', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new Error('offline'))),
    )
    expect(await eventsOfMonth('/e', 2026, 4)).toEqual([])
  })
})
