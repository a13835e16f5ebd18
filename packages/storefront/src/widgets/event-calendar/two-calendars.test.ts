import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { printWord } from '../../testing/print-word.ts'
import { wake } from './island.ts'

const calendar = (path: string, title: string, monthFilter: string) => {
  const event = { id: title, title, fullUrl: `${path}/${title}`, ...times[monthFilter] }
  const page = { collection: { fullUrl: path }, items: [event], monthFilter }
  return `<div class="calendar">${printWord('event-calendar', page, [], { nodes: [page] })}</div>`
}
const hours = (month: number) => ({
  startDate: Date.UTC(2026, month, 14, 15),
  endDate: Date.UTC(2026, month, 14, 20),
})
const times: Readonly<Record<string, ReturnType<typeof hours>>> = {
  '11-2026': hours(10),
  '12-2026': hours(11),
}

const before = calendar('/races', 'Regatta', '11-2026') + calendar('/talks', 'Lecture', '11-2026')

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer))
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  history.replaceState(null, '', '/both')
  document.body.innerHTML = before
  for (const place of document.querySelectorAll<HTMLElement>('.calendar')) wake(place)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = async (address: string) =>
  new Response(address.includes('/talks') ? calendar('/talks', 'Seminar', '12-2026') : before)
const titles = () => [...document.querySelectorAll('td .item-title')].map((each) => each.textContent)

describe('two calendars of a page', () => {
  it('each show their own events after the way back', async () => {
    document.querySelectorAll<HTMLElement>('.yui3-calendarnav-nextmonth')[1]?.click()
    await vi.waitFor(() => expect(titles()).toEqual(['Regatta', 'Seminar']))
    history.replaceState(null, '', '/both')
    dispatchEvent(new PopStateEvent('popstate'))
    await vi.waitFor(() => expect(titles()).toEqual(['Regatta', 'Lecture']))
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('stay as they are when only the hash of the address changes', () => {
    history.replaceState(null, '', '/both#map')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(fetch).not.toHaveBeenCalled()
  })
})
