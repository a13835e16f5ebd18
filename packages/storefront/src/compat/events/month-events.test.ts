import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventsOfMonth, weeksOf } from './month-events.ts'

afterEach(() => vi.unstubAllGlobals())

/** The days of May 2026 since 1 January 1970. */
const may = (day: number) => Date.UTC(2026, 4, day) / 86_400_000
const answer = (...items: readonly object[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ items })),
  )

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
      {
        title: 'Fair',
        fullUrl: '/e/fair',
        firstDay: may(9),
        lastDay: may(9),
        beginsAt: Date.UTC(2026, 4, 9),
      },
    ])
    expect(fetched).toHaveBeenCalledWith('/e?view=calendar&month=05-2026&format=json')
  })

  it('has whole days as they are named, wherever the visitor is', async () => {
    const allDay = { first: '2026-05-01', last: '2026-05-02' }
    answer({ title: 'Fair', fullUrl: '/e/fair', startDate: 1, endDate: 2, allDay })
    expect(await eventsOfMonth('/e', 2026, 4)).toEqual([
      { title: 'Fair', fullUrl: '/e/fair', firstDay: may(1), lastDay: may(2), beginsAt: null },
    ])
  })

  it('has clock times by the clock of the site: on its last evening it is another month elsewhere', async () => {
    const eve = { title: 'Eve', fullUrl: '/e/eve', startDate: Date.UTC(2026, 5, 1, 3) }
    answer(eve)
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { website: { timeZone: 'America/New_York' } } })
    expect(await eventsOfMonth('/e', 2026, 4)).toMatchObject([
      { firstDay: may(31), lastDay: may(31), beginsAt: Date.UTC(2026, 4, 31, 23) },
    ])
    expect(await eventsOfMonth('/e', 2026, 5)).toEqual([])
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { website: { timeZone: 'Asia/Tokyo' } } })
    expect(await eventsOfMonth('/e', 2026, 5)).toMatchObject([{ beginsAt: Date.UTC(2026, 5, 1, 12) }])
  })

  it('does not reach into the day whose midnight ends it', async () => {
    const startDate = new Date(2026, 4, 9, 20).getTime()
    answer({ title: 'Ball', fullUrl: '/e/ball', startDate, endDate: new Date(2026, 4, 10).getTime() })
    expect(await eventsOfMonth('/e', 2026, 4)).toMatchObject([{ firstDay: may(9), lastDay: may(9) }])
  })

  it('is empty when nothing can be had', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new Error('offline'))),
    )
    expect(await eventsOfMonth('/e', 2026, 4)).toEqual([])
  })
})
