import type { ShownEvent } from './month-events.ts'

/** A day of a calendar, as its cell is filled. */
export interface ShownDay {
  readonly date: Date
  readonly events: readonly ShownEvent[]
}

/** A template's own form of a day (`.eventcal-clone`), which is to be taken before the calendar empties its place. */
export function dayForm(place: HTMLElement): readonly Element[] | null {
  const clone = place.querySelector('.eventcal-clone')
  return clone && clone.childElementCount > 0 ? [...clone.children] : null
}

/** Fills a copy of that form with a day and its events. */
export function fillDay(form: readonly Element[], { date, events }: ShownDay): readonly Element[] {
  return form.map((part) => {
    const copy = document.importNode(part, true)
    write(copy, '.eventcal-dayname', weekday(date))
    write(copy, '.eventcal-daynumber', String(date.getDate()))
    const entry = copy.querySelector('.eventcal-item')
    const entries = entry ? events.map((event) => fillEntry(entry, event, date)) : []
    entry?.replaceWith(...entries)
    write(copy, '.eventcal-eventcount', events.length > 0 ? String(events.length) : '')
    return copy
  })
}

/**
 * Marks what does not fit into the squares, once they stand in the page: templates hide such entries and show how many there are.
 */
export function markOverflow(cell: HTMLElement): void {
  const list = cell.querySelector<HTMLElement>('.eventcal-list')
  if (!list || list.clientHeight === 0) return
  const bottom = list.getBoundingClientRect().bottom
  const hidden = [...list.querySelectorAll('.eventcal-item')].filter(
    (entry) => entry.getBoundingClientRect().bottom > bottom,
  )
  for (const entry of hidden) entry.classList.add('eventcal-item-hidden')
  write(cell, '.eventcal-hiddencount-num', hidden.length > 0 ? String(hidden.length) : '')
  cell.querySelector('.eventcal-viewall')?.classList.toggle('eventcal-viewall-show', hidden.length > 0)
  const show = (isOver: boolean) => () => list.classList.toggle('eventcal-list-overflow-show', isOver)
  if (hidden.length === 0) return
  cell.addEventListener('mouseenter', show(true))
  cell.addEventListener('mouseleave', show(false))
}

function fillEntry(entry: Element, event: ShownEvent, date: Date): Node {
  const copy = document.importNode(entry, true)
  copy.classList.remove('eventcal-item-hidden')
  const link = copy.querySelector('.eventcal-link')
  link?.setAttribute('href', event.fullUrl)
  const starts = new Date(event.startDate)
  if (event.endDate > event.startDate && !isSameDay(starts, new Date(event.endDate)))
    link?.classList.add(isSameDay(starts, date) ? 'eventcal-multiday' : 'eventcal-multiday-subsequent')
  write(copy, '.eventcal-title', event.title)
  write(copy, '.eventcal-time-12hr', event.isAllDay ? '' : time(starts, 'h12'))
  write(copy, '.eventcal-time-24hr', event.isAllDay ? '' : time(starts, 'h23'))
  return copy
}

/** Whether two moments are on one day. */
export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}

function write(part: Element, selector: string, text: string): void {
  for (const element of part.querySelectorAll(selector)) element.textContent = text
}

function weekday(date: Date): string {
  return new Intl.DateTimeFormat(language(), { weekday: 'short' }).format(date)
}

function time(date: Date, hourCycle: 'h12' | 'h23'): string {
  const text = new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit', hourCycle }).format(
    date,
  )
  return hourCycle === 'h12'
    ? text.replace(/\s?([AP])M$/i, (_, half: string) => `${half.toLowerCase()}m`)
    : text
}

function language(): string | undefined {
  return document.documentElement.lang || undefined
}
