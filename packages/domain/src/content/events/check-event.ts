import { isDay } from '../../time/calendar-day.ts'
import type { ItemProblem } from '../items/item-problems.ts'
import { type EventRepeat, mostTimes, mostWeeks } from './event-repeat.ts'
import type { EventPlan } from './event-times.ts'
import { longestEventDays } from './longest-event.ts'
import { repeatDays } from './repeat-days.ts'
import { firstDayOf } from './settle-times.ts'

const dayMs = 86_400_000

type Findings = Readonly<Record<string, ItemProblem | null>>

/** Says what is wrong with the times of an event, by path of the item; null for what is right. */
export function checkEvent(event: EventPlan, timeZone: string): Findings {
  const times = timesFindings(event)
  const isFirstKnown = Object.values(times).every((problem) => problem === null)
  if (!event.repeat || !isFirstKnown) return times
  return { ...times, ...repeatFindings(event.repeat, firstDayOf(event, timeZone)) }
}

function timesFindings({ startAtMs, endAtMs, days }: EventPlan): Findings {
  if (!days)
    return {
      'event.startAtMs': isFar(new Date(startAtMs).toISOString()) ? 'year-too-far' : null,
      'event.endAtMs': endProblemOf(endAtMs - startAtMs, new Date(endAtMs).toISOString()),
    }
  return {
    'event.days.first': dayProblem(days.first),
    'event.days.last': dayProblem(days.last) ?? lastDayProblem(days),
  }
}

function dayProblem(day: string): ItemProblem | null {
  if (!isDay(day)) return 'day-wrong'
  return isFar(day) ? 'year-too-far' : null
}

function lastDayProblem({
  first,
  last,
}: {
  readonly first: string
  readonly last: string
}): ItemProblem | null {
  if (last < first) return 'ends-before-day'
  // Of a first day that is none the field of that says enough.
  return Date.parse(last) - Date.parse(first) >= longestEventDays * dayMs ? 'lasts-too-long' : null
}

function endProblemOf(lengthMs: number, end: string): ItemProblem | null {
  if (lengthMs <= 0) return 'ends-before-start'
  if (isFar(end)) return 'year-too-far'
  return lengthMs > longestEventDays * dayMs ? 'lasts-too-long' : null
}

/** Whether a day, or a moment in UTC, lies where no event is meant: mostly a year of which a digit is missing or doubled. */
function isFar(day: string): boolean {
  return day < '1900' || day >= '2101'
}

function repeatFindings(repeat: EventRepeat, first: string): Findings {
  const { every, weeks, weekdays, ends, daysLeftOut } = repeat
  const isWeekly = every === 'week'
  const path = 'untilDay' in ends ? 'event.repeat.ends.untilDay' : 'event.repeat.ends.times'
  const wrong: Findings = {
    'event.repeat.weeks':
      isWeekly && !(Number.isInteger(weeks) && weeks >= 1 && weeks <= mostWeeks) ? 'weeks-wrong' : null,
    'event.repeat.weekdays': weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7)
      ? 'weekdays-wrong'
      : null,
    'event.repeat.daysLeftOut': daysLeftOut.every(isDay) ? null : 'day-wrong',
    [path]: endProblem(ends, first),
  }
  if (Object.values(wrong).some((problem) => problem !== null)) return wrong
  const days = repeatDays(first, repeat)
  // Calendars do not agree on a first time that is not one of its rule (RFC 5545, section 3.8.5.3).
  if (days[0] !== first) return { 'event.repeat.every': 'first-not-last' }
  if (days.length > mostTimes) return { [path]: 'repeats-too-often' }
  return {
    'event.repeat.daysLeftOut': days.every((day) => daysLeftOut.includes(day)) ? 'repeats-never' : null,
  }
}

function endProblem(ends: EventRepeat['ends'], first: string): ItemProblem | null {
  if ('times' in ends) {
    if (!Number.isInteger(ends.times) || ends.times < 1) return 'times-wrong'
    return ends.times > mostTimes ? 'repeats-too-often' : null
  }
  if (!isDay(ends.untilDay)) return 'day-wrong'
  return ends.untilDay < first ? 'ends-before-day' : null
}
