import type { Formatter } from '@vitrine/template/registry'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'

/** `google-calendar-url`: the address that adds an event to a calendar, its times in UTC. */
export const googleCalendarUrl: Formatter = (event, _args, scope) => {
  const title = encode(asText(ownValue(event, 'title')))
  const dates = `${compactUtc(ownValue(event, 'startDate'))}/${compactUtc(ownValue(event, 'endDate'))}`
  const place = ['addressLine1', 'addressLine2', 'addressCountry']
    .map((line) => asText(follow(event, ['location', line])))
    .filter((line) => line !== '')
    .join(', ')
  const location = place === '' ? '' : `&location=${encode(place)}`
  const url = `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${dates}${location}`
  scope.chargeBytes(url.length)
  return url
}

/** `20131115T123030Z`; '' for what is no moment. */
function compactUtc(value: unknown): string {
  const date = new Date(asNumber(value))
  return Number.isNaN(date.getTime()) ? '' : `${date.toISOString().replace(/[-:]|\.\d+/g, '')}`
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
