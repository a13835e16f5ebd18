import type { EventDays } from './event-days.ts'
import type { EventRepeat } from './event-repeat.ts'

/** When an event takes place, and whether, as its owner writes it; epoch milliseconds. Of one that repeats, its first time. */
export interface EventPlan {
  readonly startAtMs: number
  readonly endAtMs: number
  /** Of an event that lasts all day, whose moments follow from its days; left out or null: it has clock times. */
  readonly days?: EventDays | null | undefined
  /** Left out or null: it takes place once. */
  readonly repeat?: EventRepeat | null | undefined
  /** Whether it was called off; it stays on the site, marked as such. */
  readonly isCanceled?: boolean | undefined
  /** Where it is followed online, in place of a place or beside one; left out or '': nowhere. */
  readonly onlineUrl?: string | undefined
}

/** An event as it is kept: with each time of one that repeats, which follow from its rule. */
export interface EventTimes extends EventPlan {
  /** In their order, without the days that are left out; left out: it takes place once. */
  readonly occurrences?: readonly Occurrence[] | undefined
}

/** One time of an event. */
export interface Occurrence {
  readonly startAtMs: number
  readonly endAtMs: number
  readonly days?: EventDays | null | undefined
}
