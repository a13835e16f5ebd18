import { elementOf } from '../elements.ts'
import { Widget } from '../widget.ts'
import { dayForm, fillDay, markOverflow } from './day-clone.ts'
import { eventsOfDay, eventsOfMonth, type ShownEvent, weeksOf } from './month-events.ts'
import { dayOf, dayOfDate, wallMs, writeDay } from './wall-clock.ts'

const previousLabel = 'Previous month'
const nextLabel = 'Next month'

/** What a script says of the calendar it wants. */
export interface CalendarSettings {
  readonly render?: unknown
  readonly container?: unknown
  readonly contentBox?: unknown
  readonly boundingBox?: unknown
  readonly srcNode?: unknown
  /** Address of the collection; this page's, when it is left out. */
  readonly collectionUrl?: string
}

/** `Y.Squarespace.EventCollectionCalendar`: a month with its events, under the class names that templates style. */
export class EventCollectionCalendar extends Widget {
  #place: HTMLElement | null
  readonly #path: string
  /** The template's own form of a day. */
  #form: readonly Element[] | null = null
  #year: number
  #month: number

  constructor(settings: CalendarSettings = {}) {
    super({ ...settings })
    const { container, contentBox, boundingBox, srcNode, render } = settings
    this.#place = elementOf(container ?? contentBox ?? boundingBox ?? srcNode ?? render)
    const today = new Date(wallMs(Date.now()))
    this.#year = today.getUTCFullYear()
    this.#month = today.getUTCMonth()
    this.#begin(this.#place?.dataset.monthFilter)
    this.#path = settings.collectionUrl ?? location.pathname
    if (render) this.render(render)
  }

  /** Begins with the month that the page is asked for, such as `05-2027`. */
  #begin(monthFilter = ''): void {
    const [, month, year] = /^(0?[1-9]|1[0-2])-(\d{4})$/.exec(monthFilter) ?? []
    if (month === undefined || year === undefined) return
    this.#year = Number(year)
    this.#month = Number(month) - 1
  }

  override render(parent?: unknown): this {
    this.#place = elementOf(parent) ?? this.#place
    this.#form ??= this.#place && dayForm(this.#place)
    this.#place?.classList.add(
      'yui3-eventcollectioncalendar',
      'yui3-squarespacecalendar',
      'yui3-calendar',
      'yui3-widget',
    )
    void this.#show()
    return this
  }

  async #show(): Promise<void> {
    if (!this.#place) return
    const [year, month] = [this.#year, this.#month]
    const events = await eventsOfMonth(this.#path, year, month)
    // Who turned on meanwhile waits for another month.
    if (year !== this.#year || month !== this.#month) return
    this.#place.replaceChildren(this.#header(), this.#grid(events))
    for (const cell of this.#place.querySelectorAll<HTMLElement>('.eventcal-node-has-event'))
      markOverflow(cell)
    this.fire('render')
  }

  #move(months: number): void {
    const next = new Date(Date.UTC(this.#year, this.#month + months, 1))
    this.#year = next.getUTCFullYear()
    this.#month = next.getUTCMonth()
    void this.#show()
  }

  #header(): HTMLElement {
    const label = make('div', 'yui3-calendar-header-label')
    label.textContent = writeDay(dayOfDate(this.#year, this.#month, 1), { month: 'long', year: 'numeric' })
    const previous = this.#turn('yui3-calendarnav-prevmonth', '‹', previousLabel, -1)
    const next = this.#turn('yui3-calendarnav-nextmonth', '›', nextLabel, 1)
    return make('div', 'yui3-calendar-header', [previous, label, next])
  }

  #turn(classes: string, sign: string, name: string, months: number): HTMLElement {
    const button = make('button', classes)
    button.setAttribute('type', 'button')
    button.setAttribute('aria-label', name)
    button.textContent = sign
    button.addEventListener('click', () => this.#move(months))
    return button
  }

  #grid(events: readonly ShownEvent[]): HTMLElement {
    const names = Array.from({ length: 7 }, (_, day) => {
      const cell = make('th', 'yui3-calendar-weekday')
      // It was a Sunday.
      cell.textContent = writeDay(dayOfDate(2023, 0, 1) + day, { weekday: 'short' })
      return cell
    })
    const rows = weeksOf(this.#year, this.#month).map((week) =>
      make(
        'tr',
        'yui3-calendar-row',
        week.map((day) => this.#cell(day, events)),
      ),
    )
    // Templates let the table appear by the second class.
    return make('table', 'yui3-calendar-grid eventcal-show', [
      make('tr', 'yui3-calendar-weekdayrow', names),
      ...rows,
    ])
  }

  #cell(dayOfMonth: number | null, month: readonly ShownEvent[]): HTMLElement {
    if (dayOfMonth === null) return make('td', 'yui3-calendar-prevmonth-day')
    const day = dayOfDate(this.#year, this.#month, dayOfMonth)
    const events = eventsOfDay(month, day)
    const classes = ['yui3-calendar-day']
    if (events.length > 0) classes.push('has-event', 'eventcal-node-has-event')
    if (day === dayOf(wallMs(Date.now()))) classes.push('eventcal-today')
    const content = this.#form
      ? fillDay(this.#form, { day, dayOfMonth, events })
      : plainDay(dayOfMonth, events)
    return make('td', classes.join(' '), content)
  }
}

function plainDay(day: number, events: readonly ShownEvent[]): readonly HTMLElement[] {
  const number = make('div', 'marker-daynum')
  number.textContent = String(day)
  const links = events.map((event) => {
    const link = make('a', 'item-link')
    link.setAttribute('href', event.fullUrl)
    link.textContent = event.title
    return link
  })
  return [number, ...links]
}

function make(name: string, classes: string, children: readonly Element[] = []): HTMLElement {
  const element = document.createElement(name)
  element.className = classes
  element.append(...children)
  return element
}
