import { momentsOfDays } from './event-days.ts'
import type { EventTimes } from './event-times.ts'

/** An event with the moments that follow from its days in a time zone. */
export function settleTimes(event: EventTimes, timeZone: string): EventTimes {
  const { days } = event
  return days ? { ...event, ...momentsOfDays(days, timeZone) } : event
}
