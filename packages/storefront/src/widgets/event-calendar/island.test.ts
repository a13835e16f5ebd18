import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { printWord } from '../../testing/print-word.ts'
import { wake } from './island.ts'

const regatta = {
  id: 'regatta',
  title: 'Regatta',
  fullUrl: '/events/regatta',
  startDate: Date.UTC(2026, 11, 14, 15),
  endDate: Date.UTC(2026, 11, 14, 20),
}
const month = (monthFilter: string) => {
  const page = { collection: { fullUrl: '/events' }, items: [regatta], monthFilter }
  return `<div class="sqs-events-collection-calendar">${printWord('event-calendar', page, [], { nodes: [page] })}</div>`
}

let answer: () => Promise<Response>
beforeEach(() => {
  answer = async () => new Response(month('12-2026'))
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  )
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.spyOn(history, 'pushState').mockImplementation(() => undefined)
  history.replaceState(null, '', '/events')
  document.body.innerHTML = month('11-2026')
  wake(find('.sqs-events-collection-calendar'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}
const label = () => find('.yui3-calendar-header-label').textContent

describe('the months of a calendar', () => {
  it('follow each other without leaving the page, and keep the focus', async () => {
    const next = find('.yui3-calendarnav-nextmonth')
    const heading = find('.yui3-calendar-header-label')
    next.focus()
    next.click()
    await vi.waitFor(() => expect(label()).toBe('December 2026'))
    expect(find('td .item-title').textContent).toBe('Regatta')
    expect(document.activeElement).toBe(next)
    expect(find('.yui3-calendar-header-label')).toBe(heading)
    expect(next.getAttribute('href')).toBe('/events?view=calendar&month=01-2027')
    expect(next.getAttribute('aria-label')).toBe('January 2027')
    await vi.waitFor(() => expect(history.pushState).toHaveBeenCalledOnce())
  })

  it.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['another page', async () => new Response('<p>Sign in</p>')],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('are gone to by the browser after %s', async (_name, given) => {
    answer = given
    find('.yui3-calendarnav-nextmonth').click()
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledOnce())
    expect(label()).toBe('November 2026')
    expect(history.pushState).not.toHaveBeenCalled()
  })

  it('are gone to once by two presses, whichever answer comes first', async () => {
    const late: ((response: Response) => void)[] = []
    answer = () => new Promise((resolve) => late.push(resolve))
    const next = find('.yui3-calendarnav-nextmonth')
    next.click()
    find('.yui3-calendarnav-prevmonth').click()
    late[1]?.(new Response(month('10-2026')))
    await vi.waitFor(() => expect(label()).toBe('October 2026'))
    late[0]?.(new Response(month('12-2026')))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(label()).toBe('October 2026')
    expect(history.pushState).toHaveBeenCalledOnce()
  })

  it('leave another page, in which the calendar stands, at its address', async () => {
    history.replaceState(null, '', '/?from=mail')
    find('.yui3-calendarnav-nextmonth').click()
    await vi.waitFor(() => expect(history.pushState).toHaveBeenCalledOnce())
    const [, , address] = vi.mocked(history.pushState).mock.calls[0] ?? []
    expect(new URL(String(address), location.href).href).toBe(location.href)
  })

  it('open elsewhere when that is wanted', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true })
    find('.yui3-calendarnav-nextmonth').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('are the one that was shown when another page is loaded again, and go back from there', async () => {
    const december = new URL('/events?view=calendar&month=12-2026', location.href).href
    history.replaceState({ calendarPage: december }, '', '/')
    document.body.innerHTML = month('11-2026')
    wake(find('.sqs-events-collection-calendar'))
    await vi.waitFor(() => expect(label()).toBe('December 2026'))
    answer = async () => new Response(month('11-2026'))
    history.replaceState(null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
    await vi.waitFor(() => expect(label()).toBe('November 2026'))
  })

  it('stay as they are where the one that was shown cannot be had', async () => {
    answer = () => Promise.reject(new Error('offline'))
    history.replaceState({ calendarPage: new URL('/events?month=1', location.href).href }, '', '/')
    wake(find('.sqs-events-collection-calendar'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([label(), vi.mocked(location.assign).mock.calls]).toEqual(['November 2026', []])
  })
})
