import type { Formatter } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Spans from longest to shortest; a month counts 30 days and a year 365 (specification, section 9). */
const spans = [
  { ms: 365 * dayMs, one: 'a year', many: 'years' },
  { ms: 30 * dayMs, one: 'a month', many: 'months' },
  { ms: 7 * dayMs, one: 'a week', many: 'weeks' },
  { ms: dayMs, one: 'a day', many: 'days' },
  { ms: hourMs, one: 'an hour', many: 'hours' },
  { ms: minuteMs, one: 'a minute', many: 'minutes' },
] as const

/** Prints how long ago a moment was: `about 3 days ago`; `Invalid date.` for what is no moment, or without language data. */
export const timesince: Formatter = (value, _args, { locale, now }) => {
  const date = asNumber(value)
  if (!locale || !Number.isFinite(date)) return 'Invalid date.'
  return `<span class="timesince" data-date="${date}">${describeAge(now - date)}</span>`
}

function describeAge(ageMs: number): string {
  const span = spans.find(({ ms }) => ageMs >= ms)
  if (!span) return 'less than a minute ago'
  const count = Math.floor(ageMs / span.ms)
  return count === 1 ? `about ${span.one} ago` : `about ${count} ${span.many} ago`
}
