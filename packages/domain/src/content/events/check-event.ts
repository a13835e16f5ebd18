import type { ItemProblem } from '../items/item-problems.ts'
import { isDay } from './event-days.ts'
import type { EventTimes } from './event-times.ts'

/** Says what is wrong with the times of an event, by path of the item; null for what is right. */
export function checkEvent({
  startAtMs,
  endAtMs,
  days,
}: EventTimes): Readonly<Record<string, ItemProblem | null>> {
  if (!days) return { 'event.endAtMs': endAtMs <= startAtMs ? 'ends-before-start' : null }
  return {
    'event.days.first': isDay(days.first) ? null : 'day-wrong',
    'event.days.last': !isDay(days.last) ? 'day-wrong' : days.last < days.first ? 'ends-before-day' : null,
  }
}
