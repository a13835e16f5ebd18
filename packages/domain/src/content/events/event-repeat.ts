/** By what an event takes place again and again; its first time is that of the event. */
export interface EventRepeat {
  readonly every: RepeatStep
  /** Weeks from one to the next, 1 to 4; of no account for what is monthly. */
  readonly weeks: number
  /** Days of the week, Monday being 1 and Sunday 7; that of the first time always counts among them. Of no account for what is monthly. */
  readonly weekdays: readonly number[]
  /** Its last day at the latest, or how often it takes place, days that are left out counted. */
  readonly ends: { readonly untilDay: string } | { readonly times: number }
  /** Days on which it does not take place, such as 2026-12-24. */
  readonly daysLeftOut: readonly string[]
}

/** Every few weeks, or each month on the same day, on the same weekday counted from its begin, or on its last such weekday. */
export type RepeatStep = (typeof repeatSteps)[number]

/** Every way to repeat. */
export const repeatSteps = ['week', 'month-day', 'month-weekday', 'month-last-weekday'] as const

/** An event takes place at most so often. */
export const mostTimes = 200

/** The most weeks from one time to the next. */
export const mostWeeks = 4
