import type { EventDays } from './event-days.ts'

/** When an event takes place; epoch milliseconds. */
export interface EventTimes {
  readonly startAtMs: number
  readonly endAtMs: number
  /** Of an event that lasts all day, whose moments follow from its days; left out or null: it has clock times. */
  readonly days?: EventDays | null | undefined
}
