import type { EventDays } from './event-days.ts'

/** When an event takes place, and whether; epoch milliseconds. */
export interface EventTimes {
  readonly startAtMs: number
  readonly endAtMs: number
  /** Of an event that lasts all day, whose moments follow from its days; left out or null: it has clock times. */
  readonly days?: EventDays | null | undefined
  /** Whether it was called off; it stays on the site, marked as such. */
  readonly isCanceled?: boolean | undefined
  /** Where it is followed online, in place of a place or beside one; left out or '': nowhere. */
  readonly onlineUrl?: string | undefined
}
