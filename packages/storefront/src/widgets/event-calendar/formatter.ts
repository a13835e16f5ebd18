import { calendarTime } from '@vitrine/template/dates/calendar-time'
import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { localized } from '../../parts/html/localized.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { readCalendarEvent } from './calendar-event.ts'
import { calendarHtml } from './calendar-html.ts'
import { calendarTexts } from './calendar-texts.ts'
import { type Month, readMonth } from './month.ts'

/**
 * `event-calendar`: the month of an events page as a table, with its events and links to the months before and after. Which month is shown
 * stands in `monthFilter`; without one it is that of the present.
 */
export const eventCalendar = markupFormatter((page, _args, scope) => {
  const language = scope.locale?.tag ?? (asText(scope.find(['website', 'language'])) || 'en')
  const lists = ['items', 'upcoming', 'past'].map((name) => ownValue(page, name))
  const events = uniqueItems(lists)
    .map((item) => readCalendarEvent(item, scope.timeZone))
    .filter((event) => event !== null)
    .sort((a, b) => a.startMs - b.startMs)
  scope.chargeSteps(events.length * 10)
  return calendarHtml({
    month: readMonth(asText(scope.find(['monthFilter']))) ?? monthOf(scope.now, scope),
    events,
    path: asText(follow(page, ['collection', 'fullUrl'])),
    words: calendarTexts(language),
    said: {
      canceled: localized(scope, 'eventCanceled', 'Event canceled'),
      nothing: localized(scope, 'nothingThisMonth', 'Nothing takes place this month.'),
    },
    timeOf: timeWriter(language, scope.timeZone),
  })
})

/** An event may stand in several lists of a page. */
function uniqueItems(lists: readonly unknown[]): readonly unknown[] {
  const items = new Map<unknown, unknown>()
  for (const item of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    items.set(placeOf(item), item)
  }
  return [...items.values()]
}

/** One that repeats takes place several times. */
function placeOf(item: unknown): unknown {
  const id = ownValue(item, 'id')
  return id === undefined ? item : `${asText(id)} ${asText(ownValue(item, 'startDate'))}`
}

function monthOf(epochMs: number, { timeZone }: Scope): Month {
  const { year, month } = calendarTime(epochMs, timeZone)
  return { year, month }
}

function timeWriter(language: string, timeZone: string): (epochMs: number) => string {
  const tag = Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en'
  const format = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
  return (epochMs) => format.format(epochMs)
}
