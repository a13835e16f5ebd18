import { BoundedCache } from '../caches/bounded-cache.ts'
import type { CalendarTime } from './calendar-time.ts'
import type { DateNames } from './date-names.ts'
import { isoWeek, sundayWeek } from './week.ts'

/** Writes a time by a strftime pattern (language reference, section 8.1). Unknown letters are dropped; a lone `%` at the end stays. */
export function writePattern(pattern: string, time: CalendarTime, names: DateNames): string {
  let text = ''
  for (const part of partsByPattern.getOrBuild(pattern, readPattern)) {
    text += typeof part === 'string' ? part : part(time, names)
  }
  return text
}

/** Whether something is written for a letter behind `%`. */
export function isDateLetter(letter: string): boolean {
  return Object.hasOwn(letters, letter)
}

type Writer = (time: CalendarTime, names: DateNames) => string

const partsByPattern = new BoundedCache<string, readonly (string | Writer)[]>()

/** Text, and what writes the letters between. */
function readPattern(pattern: string): readonly (string | Writer)[] {
  return pattern.split(/(%[\s\S])/).flatMap((part, index): readonly (string | Writer)[] => {
    if (index % 2 === 0) return part === '' ? [] : [part]
    const letter = part.slice(1)
    const write = Object.hasOwn(letters, letter) ? letters[letter] : undefined
    return write ? [write] : []
  })
}

const letters: Readonly<Record<string, Writer>> = {
  a: ({ dayOfWeek }, { shortWeekdays }) => shortWeekdays[dayOfWeek] ?? '',
  A: ({ dayOfWeek }, { weekdays }) => weekdays[dayOfWeek] ?? '',
  b: shortMonth,
  B: ({ month }, { months }) => months[month - 1] ?? '',
  c: (time, names) => writePattern(`%a, %b ${time.day}, %Y %r %Z`, time, names),
  C: (time) => two(Math.floor(yearOfEra(time) / 100)),
  d: ({ day }) => two(day),
  D: (time, names) => writePattern('%m/%d/%y', time, names),
  e: ({ day }) => spaced(day),
  F: (time, names) => writePattern('%Y-%m-%d', time, names),
  g: (time) => two(isoWeek(time).year % 100),
  G: (time) => String(isoWeek(time).year).padStart(4, '0'),
  h: shortMonth,
  H: ({ hour }) => two(hour),
  i: (time) => String(hourOf12(time)),
  I: (time) => two(hourOf12(time)),
  j: ({ dayOfYear }) => String(dayOfYear).padStart(3, '0'),
  k: ({ hour }) => spaced(hour),
  l: (time) => spaced(hourOf12(time)),
  m: ({ month }) => two(month),
  M: ({ minute }) => two(minute),
  n: () => '\n',
  N: ({ millisecond }) => String(Math.floor(millisecond * 1_000_000)).padStart(9, '0'),
  p: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  P: ({ hour }) => (hour < 12 ? 'am' : 'pm'),
  q: ({ month }) => String(Math.ceil(month / 3)),
  r: (time, names) => writePattern('%i:%M:%S %p', time, names),
  R: (time, names) => writePattern('%H:%M', time, names),
  // Held in 32 bits, as it always was.
  s: ({ epochMs }) => String((epochMs / 1000) | 0),
  S: ({ second }) => two(second),
  t: () => '\t',
  T: (time, names) => writePattern('%H:%M:%S', time, names),
  u: ({ dayOfWeek }) => String(dayOfWeek === 0 ? 7 : dayOfWeek),
  U: (time) => two(sundayWeek(time)),
  v: (time, names) => writePattern('%e-%b-%Y', time, names),
  V: (time) => two(isoWeek(time).week),
  w: ({ dayOfWeek }) => String(dayOfWeek),
  W: (time) => two(sundayWeek(time)),
  x: (time, names) => writePattern('%m/%d/%Y', time, names),
  X: (time, names) => writePattern('%I:%M:%S %p', time, names),
  y: (time) => two(yearOfEra(time) % 100),
  Y: (time) => String(yearOfEra(time)),
  z: ({ offsetMs }) => writeOffset(offsetMs),
  Z: ({ zoneName }) => zoneName,
  '%': () => '%',
}

/** Years before the first are counted backwards from it. */
function yearOfEra({ year }: CalendarTime): number {
  return year > 0 ? year : 1 - year
}

function shortMonth({ month }: CalendarTime, { shortMonths }: DateNames): string {
  return shortMonths[month - 1] ?? ''
}

function hourOf12({ hour }: CalendarTime): number {
  return hour % 12 === 0 ? 12 : hour % 12
}

function writeOffset(offsetMs: number): string {
  const minutes = Math.floor(Math.abs(offsetMs) / 60_000)
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function spaced(value: number): string {
  return String(value).padStart(2, ' ')
}
