import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'
import { monthAfter, readMonth, weeksOf } from './month.ts'

const regatta = {
  id: 'regatta',
  title: 'Regatta <b>',
  fullUrl: '/events/regatta',
  startDate: Date.UTC(2026, 10, 14, 15, 0),
  endDate: Date.UTC(2026, 10, 14, 20, 0),
}
const fair = {
  id: 'fair',
  title: 'Fair',
  fullUrl: '/events/fair',
  // From 28 November in New York to the midnight that ends 30 November.
  startDate: Date.UTC(2026, 10, 28, 14, 0),
  endDate: Date.UTC(2026, 11, 1, 5, 0),
}

function shown(page: object, present = Date.UTC(2026, 10, 21, 12)) {
  const frame = { collection: { fullUrl: '/events' }, ...page }
  const parts = { nodes: [frame], now: present }
  document.body.innerHTML = String(printWord('event-calendar', frame, [], parts))
  return document.body
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim())
const day = (date: string) => document.querySelector(`td time[datetime="${date}"]`)?.parentElement

describe('a month', () => {
  it.each([
    ['11-2026', { year: 2026, month: 11 }],
    ['1-2026', { year: 2026, month: 1 }],
    ['2026-11', { year: 2026, month: 11 }],
    ['13-2026', null],
    ['0-2026', null],
    ['11-1026', null],
    ['November 2026', null],
    ['', null],
  ])('is read from %j', (text, month) => expect(readMonth(text)).toEqual(month))

  it('is followed by the next, over the end of a year, but not for ever', () => {
    expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
    expect(monthAfter({ year: 2199, month: 12 }, 1)).toBeNull()
    expect(monthAfter({ year: 1970, month: 1 }, -1)).toBeNull()
  })

  it('has whole weeks, from the day on which they begin', () => {
    const november = weeksOf({ year: 2026, month: 11 }, 1)
    expect(november).toHaveLength(6)
    expect(november[0]?.[0]).toMatchObject({ isoDate: '2026-10-26', place: 'before', dayOfMonth: 26 })
    expect(november[5]?.[0]).toMatchObject({ isoDate: '2026-11-30', place: 'within' })
    expect(weeksOf({ year: 2026, month: 11 }, 0)).toHaveLength(5)
    expect(weeksOf({ year: 2027, month: 2 }, 1)).toHaveLength(4)
    expect(
      weeksOf({ year: 2024, month: 2 }, 0)
        .flat()
        .filter((each) => each.place === 'within'),
    ).toHaveLength(29)
  })
})

describe('event-calendar', () => {
  it('shows the month that is asked for, with its neighbours', () => {
    shown({ items: [regatta], monthFilter: '12-2026' })
    expect(texts('.yui3-calendar-header-label')).toEqual(['December 2026'])
    const links = [...document.querySelectorAll('.yui3-calendar-header a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(links).toEqual(['/events?view=calendar&month=11-2026', '/events?view=calendar&month=01-2027'])
    expect(texts('td .item-title')).toEqual([])
    expect(texts('.yui3-calendar-empty')).toEqual(['Nothing takes place this month.'])
  })

  it('shows the present month of the site’s zone otherwise', () => {
    shown({ items: [] }, Date.UTC(2026, 10, 1, 2))
    expect(texts('.yui3-calendar-header-label')).toEqual(['October 2026'])
  })

  it('puts an event on its day, at the time of the site’s zone', () => {
    shown({ items: [regatta] })
    expect(day('2026-11-14')?.classList.contains('has-event')).toBe(true)
    expect(day('2026-11-14')?.querySelector('.item-time')?.textContent).toMatch(/^10:00\sAM$/)
    expect(day('2026-11-14')?.querySelector('a')?.getAttribute('href')).toBe('/events/regatta')
    expect(texts('td .item-title')).toEqual(['Regatta <b>'])
  })

  it('shows a long event on each of its days, its time on the first only', () => {
    shown({ upcoming: [fair], past: [regatta] })
    expect(texts('td.yui3-calendar-day .item-title')).toEqual(['Regatta <b>', 'Fair', 'Fair', 'Fair'])
    expect(day('2026-11-29')?.querySelector('.item-time')).toBeNull()
    expect(day('2026-12-01')?.querySelector('a')).toBeNull()
  })

  it('shows an event once that stands in several lists', () => {
    shown({ items: [regatta], upcoming: [regatta] })
    expect(texts('td .item-title')).toEqual(['Regatta <b>'])
  })

  it('is a table that names its days, and a list of the month’s events', () => {
    shown({ items: [regatta, fair] })
    expect(texts('th .v6-visually-hidden')[0]).toBe('Sunday')
    expect(document.querySelectorAll('th[scope="col"]')).toHaveLength(7)
    expect(texts('.yui3-calendar-agenda > li > time')).toEqual(['Sat 14', 'Sat 28', 'Sun 29', 'Mon 30'])
  })

  it.each([[{ startDate: 'soon' }], [{ startDate: 1e300 }], [{}], [null], ['x']])(
    'leaves out %j',
    (event) => {
      shown({ items: [event, regatta] })
      expect(texts('td .item-title')).toEqual(['Regatta <b>'])
    },
  )
})
