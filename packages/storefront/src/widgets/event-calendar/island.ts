/**
 * Leafs through the months of a calendar without leaving the page. Months are pages of their own: what is shown is taken from theirs, the
 * address follows, and where that fails the browser goes there. A calendar in another page keeps the address of that one, and what it
 * shows is kept beside it for the way back.
 */
export function wake(place: HTMLElement): void {
  let shown = withoutHash(location.href)
  let asked = 0
  /** Shows what was asked for last: an answer that comes after a newer question is of no use. */
  const showLast = async (address: string) => {
    asked += 1
    const mine = asked
    place.setAttribute('aria-busy', 'true')
    const page = await read(address)
    if (mine !== asked) return 'outdated'
    place.removeAttribute('aria-busy')
    return page ? show(place, page) : 'no-page'
  }
  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.matches('.yui3-calendarnav-prevmonth, .yui3-calendarnav-nextmonth')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = link
    void showLast(href).then((outcome) => {
      if (outcome === 'outdated') return
      if (outcome !== 'shown') return location.assign(href)
      history.pushState({ calendarPage: href }, '', isOwnPage(href) ? href : location.href)
      shown = href
    })
  })
  const follow = async (state: unknown) => {
    const address = addressShown(state)
    if (address === shown) return
    shown = address
    // An address to which another calendar of the page led says nothing of this one.
    if ((await showLast(address)) === 'no-page') return address
  }
  addEventListener('popstate', ({ state }) => {
    void follow(state).then((missed) => {
      if (missed !== undefined) location.assign(missed)
    })
  })
  // A page that is loaded again shows the month that it begins with, and its entry of the history may tell of another.
  void follow(history.state)
}

/** Where the month is that the entry of the history shows: of a calendar in another page that is beside its address. */
function addressShown(state: unknown): string {
  const kept = typeof state === 'object' && state !== null && 'calendarPage' in state && state.calendarPage
  return typeof kept === 'string' ? kept : withoutHash(location.href)
}

function isOwnPage(href: string): boolean {
  return new URL(href, location.href).pathname === location.pathname
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '')
}

/** Shows the month that this calendar has in a page, if that has one of its events. */
function show(place: HTMLElement, page: Document): 'shown' | 'other-page' {
  const month = calendarLike(place, page)
  if (month) paint(place, month)
  return month ? 'shown' : 'other-page'
}

async function read(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return null
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    return null
  }
}

/** A page may have several calendars: the one with the same events, and of several of those the one at the same place among them. */
function calendarLike(place: HTMLElement, page: Document): Element | undefined {
  const own = place.querySelector(calendars)
  if (!own) return undefined
  const path = pathOf(own)
  const here = [...document.querySelectorAll(calendars)].filter((each) => pathOf(each) === path)
  const there = [...page.querySelectorAll(calendars)].filter((each) => pathOf(each) === path)
  return there[here.indexOf(own)] ?? there[0]
}

const calendars = '.yui3-eventcollectioncalendar'

/** The page of a calendar's events, to which its links lead. */
function pathOf(calendar: Element): string {
  const href = calendar.querySelector('a[class*="yui3-calendarnav-"]')?.getAttribute('href') ?? ''
  return href.replace(/\?.*$/, '')
}

/** Links and heading stay where they are: the focus is kept, and the heading tells the new month to those who do not see it. */
function paint(place: HTMLElement, month: Element): void {
  const calendar = place.querySelector('.yui3-eventcollectioncalendar')
  if (!calendar) return
  for (const name of ['yui3-calendarnav-prevmonth', 'yui3-calendarnav-nextmonth']) {
    replaceLink(calendar.querySelector(`.${name}`), month.querySelector(`.${name}`))
  }
  const label = calendar.querySelector('.yui3-calendar-header-label')
  const name = month.querySelector('.yui3-calendar-header-label')?.textContent ?? ''
  if (label) label.textContent = name
  const isBelow = (part: Element) => !part.matches('.yui3-calendar-header')
  for (const part of [...calendar.children].filter(isBelow)) part.remove()
  calendar.append(...[...month.children].filter(isBelow))
}

function replaceLink(shown: Element | null, wanted: Element | null): void {
  if (!shown || !wanted) return
  if (shown.tagName !== wanted.tagName) {
    shown.replaceWith(wanted)
    return
  }
  for (const name of ['href', 'aria-label', 'title']) {
    const value = wanted.getAttribute(name)
    if (value !== null) shown.setAttribute(name, value)
  }
}
