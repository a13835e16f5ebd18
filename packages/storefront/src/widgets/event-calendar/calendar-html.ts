import { html, type Markup } from '../../parts/html/markup.ts'
import { plainAddress } from '../../parts/html/plain-address.ts'
import type { CalendarEvent } from './calendar-event.ts'
import type { CalendarTexts } from './calendar-texts.ts'
import { type CalendarDay, type Month, monthAddress, monthAfter, weeksOf } from './month.ts'

/** What a page of a calendar shows. */
export interface CalendarPage {
  readonly month: Month
  /** By their beginning. */
  readonly events: readonly CalendarEvent[]
  /** The address of the events page. */
  readonly path: string
  readonly words: CalendarTexts
  /** What it says of an event that is off, and of a month without any. */
  readonly said: { readonly canceled: string; readonly nothing: string }
  readonly timeOf: (epochMs: number) => string
}

/** A month as a table, and its events again as a list for narrow screens. */
export function calendarHtml(page: CalendarPage): Markup {
  const { month, words } = page
  const days = [
    ...words.weekdays.slice(words.firstDayOfWeek),
    ...words.weekdays.slice(0, words.firstDayOfWeek),
  ]
  return html`<div class="yui3-calendar yui3-widget yui3-eventcollectioncalendar yui3-squarespacecalendar" data-calendar-month="${monthAddress(
    month,
  )}"><div class="yui3-calendar-header">${stepHtml(page, -1)}<h2 class="yui3-calendar-header-label" aria-live="polite">${words.monthName(
    month,
  )}</h2>${stepHtml(page, 1)}</div><table class="yui3-calendar-grid" aria-label="${words.monthName(
    month,
  )}"><thead><tr class="yui3-calendar-weekdayrow">${days.map(
    ({ long, short }) =>
      html`<th scope="col" class="yui3-calendar-weekday"><span aria-hidden="true">${short}</span><span class="v6-visually-hidden">${long}</span></th>`,
  )}</tr></thead><tbody>${weeksOf(month, words.firstDayOfWeek).map(
    (week) => html`<tr class="yui3-calendar-row">${week.map((day) => dayHtml(day, page))}</tr>`,
  )}</tbody></table>${agendaHtml(page)}</div>`
}

/** The link to the month before or after. */
function stepHtml({ month, path, words }: CalendarPage, step: 1 | -1): Markup {
  const className = step === 1 ? 'yui3-calendarnav-nextmonth' : 'yui3-calendarnav-prevmonth'
  const target = monthAfter(month, step)
  if (!target) return html`<span class="${className} yui3-calendarnav-month-disabled"></span>`
  const name = words.monthName(target)
  return html`<a class="${className}" href="${plainAddress(path)}?view=calendar&amp;month=${monthAddress(
    target,
  )}" rel="nofollow" aria-label="${name}" title="${name}"><span aria-hidden="true">${step === 1 ? '›' : '‹'}</span></a>`
}

const dayClasses = {
  before: 'yui3-calendar-prevmonth-day',
  within: 'yui3-calendar-day',
  after: 'yui3-calendar-nextmonth-day',
} as const

function dayHtml(day: CalendarDay, page: CalendarPage): Markup {
  const events = eventsOf(day, page)
  return html`<td class="${dayClasses[day.place]}${events.length > 0 ? ' has-event' : ''}"><time class="marker-daynum" datetime="${
    day.isoDate
  }">${day.dayOfMonth}</time>${
    events.length === 0
      ? ''
      : html`<ul class="itemlist">${events.map(
          (event) => html`<li class="item">${linkHtml(event, event.firstDay === day.number, page)}</li>`,
        )}</ul>`
  }</td>`
}

function linkHtml(
  { title, url, startMs, isAllDay, isCanceled }: CalendarEvent,
  isFirstDay: boolean,
  { timeOf, said }: CalendarPage,
): Markup {
  return html`<a class="item-link" href="${plainAddress(url)}">${
    isFirstDay && !isAllDay ? html`<span class="item-time">${timeOf(startMs)}</span> ` : ''
  }<span class="item-title">${title}</span>${
    isCanceled ? html` <span class="item-canceled">${said.canceled}</span>` : ''
  }</a>`
}

/** Where squares are too small for words, days bear a mark and their events stand below. */
function agendaHtml(page: CalendarPage): Markup {
  const days = weeksOf(page.month, page.words.firstDayOfWeek)
    .flat()
    .filter((day) => day.place === 'within' && eventsOf(day, page).length > 0)
  if (days.length === 0) return html`<p class="yui3-calendar-empty">${page.said.nothing}</p>`
  return html`<ul class="yui3-calendar-agenda">${days.map(
    (day) =>
      html`<li><time datetime="${day.isoDate}">${page.words.weekdays[(day.number + 4) % 7]?.short} ${
        day.dayOfMonth
      }</time><ul>${eventsOf(day, page).map(
        (event) => html`<li>${linkHtml(event, event.firstDay === day.number, page)}</li>`,
      )}</ul></li>`,
  )}</ul>`
}

function eventsOf({ number }: CalendarDay, { events }: CalendarPage): readonly CalendarEvent[] {
  return events.filter(({ firstDay, lastDay }) => firstDay <= number && number <= lastDay)
}
