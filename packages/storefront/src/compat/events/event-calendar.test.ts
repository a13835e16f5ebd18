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
})
