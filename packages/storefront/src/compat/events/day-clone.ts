import type { ShownEvent } from './month-events.ts'
import { writeDay, writeWall } from './wall-clock.ts'

/** A day of a calendar, as its cell is filled. */
export interface ShownDay {
  /** How many days there were since 1 January 1970. */
  readonly day: number
  readonly dayOfMonth: number
  readonly events: readonly ShownEvent[]
}

/** A template's own form of a day (`.eventcal-clone`), which is to be taken before the calendar empties its place. */
export function dayForm(place: HTMLElement): readonly Element[] | null {
  const clone = place.querySelector('.eventcal-clone')
  return clone && clone.childElementCount > 0 ? [...clone.children] : null
}

/** Fills a copy of that form with a day and its events. */
export function fillDay(form: readonly Element[], { day, dayOfMonth, events }: ShownDay): readonly Element[] {
  return form.map((part) => {
    const copy = document.importNode(part, true)
    write(copy, '.eventcal-dayname', writeDay(day, { weekday: 'short' }))
    write(copy, '.eventcal-daynumber', String(dayOfMonth))
    const entry = copy.querySelector('.eventcal-item')
    const entries = entry ? events.map((event) => fillEntry(entry, event, day)) : []
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

function fillEntry(entry: Element, event: ShownEvent, day: number): Node {
  const copy = document.importNode(entry, true)
  copy.classList.remove('eventcal-item-hidden')
  const link = copy.querySelector('.eventcal-link')
  link?.setAttribute('href', event.fullUrl)
  if (event.firstDay < event.lastDay)
    link?.classList.add(event.firstDay === day ? 'eventcal-multiday' : 'eventcal-multiday-subsequent')
  write(copy, '.eventcal-title', event.title)
  write(copy, '.eventcal-time-12hr', time(event.beginsAt, 'h12'))
  write(copy, '.eventcal-time-24hr', time(event.beginsAt, 'h23'))
  return copy
}

function write(part: Element, selector: string, text: string): void {
  for (const element of part.querySelectorAll(selector)) element.textContent = text
}

function time(beginsAt: number | null, hourCycle: 'h12' | 'h23'): string {
  if (beginsAt === null) return ''
  const text = writeWall(beginsAt, { hour: 'numeric', minute: '2-digit', hourCycle })
  return hourCycle === 'h12'
    ? text.replace(/\s?([AP])M$/i, (_, half: string) => `${half.toLowerCase()}m`)
    : text
}
