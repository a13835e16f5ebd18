import { daysOfMoments } from '../content/events/event-days.ts'
import { recurrenceRule } from '../content/events/recurrence-rule.ts'
import type { ContentItem, ItemLocation } from '../content/item.ts'
import type { ListCell } from '../lists/csv.ts'

/** The columns of events in a file of content; `repeats` is a rule as calendars read it (RFC 5545). */
export const eventHeader = [
  'starts',
  'ends',
  'time zone',
  'all day',
  'repeats',
  'not on',
  'canceled',
  'place',
  'online',
] as const

/** When and where an event takes place; empty for all else. What lasts all day is told by its days. */
export function eventCells({ event, location }: ContentItem, timeZone: string): readonly ListCell[] {
  if (!event) return ['', '', '', '', '', '', '', placeOf(location), '']
  const { startAtMs, endAtMs, days, repeat, isCanceled = false, onlineUrl = '' } = event
  const { first } = days ?? daysOfMoments(event, timeZone)
  return [
    days ? days.first : { atMs: startAtMs },
    days ? days.last : { atMs: endAtMs },
    timeZone,
    Boolean(days),
    repeat ? recurrenceRule(repeat, { day: first, startAtMs: days ? null : startAtMs, timeZone }) : '',
    repeat?.daysLeftOut.join(', ') ?? '',
    isCanceled,
    placeOf(location),
    onlineUrl,
  ]
}

function placeOf(location: ItemLocation | null): string {
  if (!location) return ''
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ')
}
