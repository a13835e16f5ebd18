import { afterEach, describe, expect, it, vi } from 'vitest'
import { EventCollectionCalendar } from './event-calendar.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('EventCollectionCalendar', () => {
  it('shows the month that the page is asked for in its content box', async () => {
    const fair = { title: 'Fair', fullUrl: '/e/fair', startDate: new Date(2027, 4, 9).getTime() }
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ items: [fair] })),
    )
    document.body.innerHTML = '<div id="month" data-month-filter="05-2027"><p>Empty</p></div>'
    const shown = vi.fn()
    const calendar = new EventCollectionCalendar({ contentBox: '#month', collectionUrl: '/e' })
    calendar.on('render', shown)
    calendar.render()
    await vi.waitFor(() => expect(shown).toHaveBeenCalled())
    const box = document.querySelector('#month')
    expect(box?.querySelector('.yui3-calendar-header-label')?.textContent).toContain('2027')
    expect(box?.querySelector('.has-event .item-link')?.textContent).toBe('Fair')
    expect(box?.querySelector('.has-event .marker-daynum')?.textContent).toBe('9')
    expect(box?.textContent).not.toContain('Empty')
  })

  it('keeps the month that was turned to last, whichever answer comes last', async () => {
    const answers = new Map<string, (answer: Response) => void>()
    vi.stubGlobal('fetch', (address: string) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      answers.set(/month=(\d\d)/.exec(address)?.[1] ?? '', resolve)
      return promise
    })
    const answer = (month: number) => {
      const event = {
        title: `Fair ${month}`,
        fullUrl: '/e/fair',
        startDate: new Date(2027, month - 1, 9).getTime(),
      }
      answers.get(`0${month}`)?.(Response.json({ items: [event] }))
    }
    document.body.innerHTML = '<div id="month" data-month-filter="04-2027"></div>'
    const calendar = new EventCollectionCalendar({ contentBox: '#month', collectionUrl: '/e' })
    const shown = vi.fn()
    calendar.on('render', shown)
    calendar.render()
    answer(4)
    await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
    const next = document.querySelector<HTMLElement>('.yui3-calendarnav-nextmonth')
    next?.click()
    next?.click()
    answer(6)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Fair 6'))
    answer(5)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(document.querySelector('.item-link')?.textContent).toBe('Fair 6')
  })

  it('fills the form of a day that the template brings, also on the later days of an event', async () => {
    const market = {
      title: 'Market',
      fullUrl: '/e/market',
      startDate: new Date(2027, 4, 9, 19).getTime(),
      endDate: new Date(2027, 4, 10, 12).getTime(),
    }
    vi.stubGlobal('fetch', async () => Response.json({ upcoming: [market], past: [] }))
    document.documentElement.lang = 'en-US'
    document.body.innerHTML = `<div id="month" data-month-filter="05-2027"><div class="eventcal-clone"><div class="form">
      <b class="eventcal-daynumber"></b><ul class="eventcal-list"><li class="eventcal-item eventcal-item-hidden"><a class="eventcal-link">
      <i class="eventcal-time-12hr"></i> <i class="eventcal-title"></i></a></li></ul></div></div></div>`
    new EventCollectionCalendar({ contentBox: '#month', collectionUrl: '/e' }).render()
    await vi.waitFor(() => expect(document.querySelector('.eventcal-show')).not.toBeNull())
    const days = [...document.querySelectorAll('.yui3-calendar-day')]
    expect(days.length).toBe(31)
    expect(days[8]?.textContent?.replace(/\s+/g, ' ').trim()).toBe('9 7:00pm Market')
    expect(days[8]?.querySelector('a')?.outerHTML).toContain(
      'class="eventcal-link eventcal-multiday" href="/e/market"',
    )
    expect(days[9]?.querySelector('.eventcal-multiday-subsequent')).not.toBeNull()
    expect(days[10]?.querySelector('.eventcal-item')).toBeNull()
  })
})
