import type { EventRepeat } from '@vitrine/domain/content/events/event-repeat'
import type { EventTimes } from '@vitrine/domain/content/events/event-times'
import { occurrencesOf } from '@vitrine/domain/content/events/occurrences'
import { recurrenceRule } from '@vitrine/domain/content/events/recurrence-rule'
import { firstDayOf } from '@vitrine/domain/content/events/settle-times'
import type { ContentItem, ItemLocation } from '@vitrine/domain/content/item'
import { dayAfter } from '@vitrine/domain/time/calendar-day'
import { toWallTime } from '@vitrine/domain/time/site-clock'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { plainText } from '../html/escape.ts'
import type { Destination } from '../page-json/destination.ts'
import { itemUrl } from '../page-json/items/item.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { orderingOf } from '../theme/collection-shape.ts'
import { encodedAddress } from './encoded-address.ts'
import { timeZoneLines } from './time-zone-lines.ts'

/** Events in a calendar file: those to come first. */
const maxEvents = 200

/** Octets in a line before it is folded (RFC 5545, section 3.1). */
const maxLineOctets = 75

/** The events of a list, or one event, as an iCalendar file (RFC 5545); null for pages without events. */
export async function renderCalendarFile(
  destination: Destination,
  context: PageContext,
): Promise<string | null> {
  const events = await eventsOf(destination, context)
  if (events === null || !('collection' in destination) || !destination.collection) return null
  const { collection } = destination
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(destination.kind === 'list' ? collection.title : context.site.title)}`,
    ...zoneLines(events, context.site.timeZone),
    ...events.flatMap((item) =>
      eventLines(
        item,
        context.origin + addressIn(context.language.prefix, itemUrl(item, collection)),
        context,
      ),
    ),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

async function eventsOf(
  destination: Destination,
  { store, theme, nowMs }: PageContext,
): Promise<readonly ContentItem[] | null> {
  if (destination.kind === 'item') return destination.item.event ? [destination.item] : null
  if (destination.kind !== 'list' || orderingOf(destination.collection, theme) !== 'calendar') return null
  const collectionId = destination.collection.id
  const ids = new Set<string>()
  // An event that repeats stands in the lists once for each of its times, in the file once in all.
  for (const when of ['upcoming', 'past'] as const)
    for (let offset = 0; ids.size < maxEvents && offset < mostRead; offset += maxEvents) {
      const found = await store.items.events({ collectionId, nowMs, when, offset, limit: maxEvents })
      for (const { id } of found) ids.add(id)
      if (found.length < maxEvents) break
    }
  return store.items.findMany([...ids].slice(0, maxEvents))
}

/** Times of events that are looked through for a file. */
const mostRead = 4_000

/** Events that repeat are told by the clock of the site. */
function zoneLines(events: readonly ContentItem[], timeZone: string): readonly string[] {
  const times = events.flatMap(({ event }) =>
    event?.repeat && !event.days ? [event, ...occurrencesOf(event)] : [],
  )
  if (times.length === 0) return []
  const fromMs = times.reduce((least, { startAtMs }) => Math.min(least, startAtMs), Number.POSITIVE_INFINITY)
  const toMs = times.reduce((most, { endAtMs }) => Math.max(most, endAtMs), 0)
  return timeZoneLines(timeZone, { fromMs, toMs })
}

function eventLines(item: ContentItem, url: string, { origin, site }: PageContext): readonly string[] {
  if (!item.event) return []
  const place = item.location ? placeText(item.location) : ''
  const onlineUrl = item.event.onlineUrl ?? ''
  const text = plainText(item.excerptHtml || item.bodyHtml, 1_000)
  // Few calendars know of a conference: where there is a place, the text leads there.
  const description = [text, ...(place === '' ? [] : [onlineUrl])].filter(Boolean).join('\n\n')
  return [
    'BEGIN:VEVENT',
    `UID:${item.id}@${new URL(origin).hostname || site.identifier}`,
    `DTSTAMP:${utc(item.updatedAtMs)}`,
    `LAST-MODIFIED:${utc(item.updatedAtMs)}`,
    `SEQUENCE:${sequenceOf(item)}`,
    `STATUS:${item.event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(item.event.repeat
      ? repeatLines(item.event, item.event.repeat, site.timeZone)
      : timeLines(item.event)),
    `SUMMARY:${escapeText(item.title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(place || onlineUrl ? [`LOCATION:${escapeText(place || onlineUrl)}`] : []),
    ...(onlineUrl === '' ? [] : [`CONFERENCE;VALUE=URI;LABEL=Online:${withoutControls(onlineUrl)}`]),
    ...(item.categories.length === 0 ? [] : [`CATEGORIES:${item.categories.map(escapeText).join(',')}`]),
    `URL:${encodedAddress(url)}`,
    'END:VEVENT',
  ]
}

/** An event without clock times ends with the day after its last (RFC 5545, section 3.6.1). */
function timeLines({ startAtMs, endAtMs, days }: EventTimes): readonly string[] {
  if (!days) return [`DTSTART:${utc(startAtMs)}`, `DTEND:${utc(Math.max(startAtMs, endAtMs))}`]
  const date = (day: string) => day.replaceAll('-', '')
  return [`DTSTART;VALUE=DATE:${date(days.first)}`, `DTEND;VALUE=DATE:${date(dayAfter(days.last))}`]
}

/** An event that repeats has its first time, by the clock of the site, its rule, and the times that are left out. */
function repeatLines(event: EventTimes, repeat: EventRepeat, timeZone: string): readonly string[] {
  const { days, startAtMs, endAtMs } = event
  const day = firstDayOf(event, timeZone)
  const rule = `RRULE:${recurrenceRule(repeat, { day, startAtMs: days ? null : startAtMs, timeZone })}`
  const leftOut = repeat.daysLeftOut.map((each) => each.replaceAll('-', ''))
  if (days) {
    return [
      ...timeLines(event),
      rule,
      ...(leftOut.length === 0 ? [] : [`EXDATE;VALUE=DATE:${leftOut.join(',')}`]),
    ]
  }
  const clock = (atMs: number) => `${toWallTime(atMs, timeZone).replace(/[-:]/g, '')}00`
  const time = clock(startAtMs).slice(8)
  return [
    `DTSTART;TZID=${timeZone}:${clock(startAtMs)}`,
    `DTEND;TZID=${timeZone}:${clock(endAtMs)}`,
    rule,
    ...(leftOut.length === 0
      ? []
      : [`EXDATE;TZID=${timeZone}:${leftOut.map((each) => each + time).join(',')}`]),
  ]
}

/** A number that is higher after each change, by which calendars know what is newer: the seconds since the first of 2026. */
function sequenceOf({ updatedAtMs }: ContentItem): number {
  return Math.max(0, Math.floor((updatedAtMs - firstSequenceMs) / 1_000))
}

const firstSequenceMs = Date.UTC(2026, 0, 1)

function placeText({ addressTitle, addressLine1, addressLine2, addressCountry }: ItemLocation): string {
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ')
}

/** `20261121T120000Z` */
function utc(epochMs: number): string {
  return `${new Date(epochMs).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}

/** Escapes what separates values, and line ends; drops other control characters (RFC 5545, section 3.3.11). */
function escapeText(text: string): string {
  return withoutControls(
    text
      .toWellFormed()
      .replace(/[\\;,]/g, (char) => `\\${char}`)
      .replace(/\r\n|\r|\n/g, '\\n'),
  )
}

function withoutControls(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, '')
}

/** Breaks a line after at most 75 octets, never inside a character; what follows begins with a space. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (octets + size > maxLineOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += char
    octets += size
  }
  return folded
}
