import { dayAfter } from '@vitrine/domain/time/calendar-day'
import type { Formatter } from '@vitrine/template/registry'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'

/** `google-calendar-url`: the address that adds an event to a calendar, its times in UTC, or its days; missing when one is no moment. */
export const googleCalendarUrl: Formatter = (event, _args, scope) => {
  const [start, end] = datesOf(event)
  if (start === undefined || end === undefined) return undefined

  const title = encodeURIComponent(asText(ownValue(event, 'title')).toWellFormed())
  const place = ['addressLine1', 'addressLine2', 'addressCountry']
    .map((line) => asText(follow(event, ['location', line])).trim())
    .filter((line) => line !== '')
    .join(', ')
  const location = place === '' ? '' : `&location=${encodeURIComponent(place.toWellFormed())}`
  const url = `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${start}/${end}${location}`
  scope.chargeBytes(url.length)
  return url
}

/** A calendar takes the day after the last for the end of what lasts all day. */
function datesOf(event: unknown): readonly (string | undefined)[] {
  const [first, last] = ['first', 'last'].map((name) => asText(follow(event, ['allDay', name])))
  if (first && last) return [first, dayAfter(last)].map((day) => day.replaceAll('-', ''))
  return [compactUtc(ownValue(event, 'startDate')), compactUtc(ownValue(event, 'endDate'))]
}

/** `20131115T123030Z`. A date that is missing is the first of 1970. */
function compactUtc(value: unknown): string | undefined {
  const date = new Date(asNumber(value))
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace(/[-:]|\.\d+/g, '')
}
