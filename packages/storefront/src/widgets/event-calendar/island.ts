/**
 * Leafs through the months of a calendar without leaving the page. Months are pages of their own: what is shown is taken from theirs, the
 * address follows, and where that fails the browser goes there.
 */
export function wake(place: HTMLElement): void {
  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.matches('.yui3-calendarnav-prevmonth, .yui3-calendarnav-nextmonth')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = link
    void show(place, href).then((isShown) => {
      if (isShown) history.pushState(null, '', href)
    })
  })
  addEventListener('popstate', () => void show(place, location.href))
}

/** Shows the month of an address; says whether it did, or had to send the browser there. */
async function show(place: HTMLElement, address: string): Promise<boolean> {
  place.setAttribute('aria-busy', 'true')
  const month = await read(address)
  place.removeAttribute('aria-busy')
  if (month) paint(place, month)
  else location.assign(address)
  return month !== null
}

async function read(address: string): Promise<Element | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return page.querySelector('.yui3-eventcollectioncalendar')
  } catch {
    return null
  }
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
