import type { ContentItem } from '../item.ts'
import type { EventTimes, Occurrence } from './event-times.ts'

/** Each time of an event. */
export function occurrencesOf(event: EventTimes): readonly Occurrence[] {
  return event.occurrences ?? [event]
}

/** The first time that takes place: the one an event is planned by may be left out. */
export function firstTimeOf(event: EventTimes): Occurrence {
  return occurrencesOf(event)[0] ?? event
}

/** An item as it takes place at a begin; itself when it does not begin then. */
export function atBegin(item: ContentItem, startAtMs: number): ContentItem {
  const found = item.event?.occurrences?.find((each) => each.startAtMs === startAtMs)
  return found && item.event ? { ...item, event: { ...item.event, ...found } } : item
}

/** An item at the time that is under way or comes next; at its last one when all are over. */
export function atNext(item: ContentItem, nowMs: number): ContentItem {
  const next = item.event && (toCome(item.event, nowMs)[0] ?? occurrencesOf(item.event).at(-1))
  return next ? atBegin(item, next.startAtMs) : item
}

/** The times of an event that are under way or to come. */
export function toCome(event: EventTimes, nowMs: number): readonly Occurrence[] {
  return occurrencesOf(event).filter(({ endAtMs }) => endAtMs > nowMs)
}
