import { languageTag } from '../../words/language-tag.ts'

/** The days of a week, as templates name them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** A day of the week. */
export type Weekday = (typeof weekdays)[number]

/** From when to when, in minutes of the day. */
interface OpenRange {
  readonly from: number
  readonly to: number
}

/** A day as its owner describes it: open in these ranges, or closed; `text` is said in place of them, '' for nothing else. */
export interface OpenDay {
  readonly text: string
  readonly ranges: readonly OpenRange[]
}

/** Opening hours as templates read them: by day, each with the words that are shown. */
export type BusinessHours = Readonly<Record<string, OpenDay>>

/** Most ranges of a day, and the longest words. */
const limits = { ranges: 6, text: 200 }

const dayMinutes = 24 * 60

const closedText = 'Closed'

/** Whether a day has no words of its owner's: it is closed, and says so in English. */
export function isPlainlyClosed({ ranges, text }: OpenDay): boolean {
  return ranges.length === 0 && text === closedText
}

/** Says what is wrong with the opening hours, by `hours.<day>`. */
export function checkHours(hours: Readonly<Record<Weekday, OpenDay>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const problem = problemOf(hours[day])
      return problem === null ? [] : [[`hours.${day}`, problem]]
    }),
  )
}

function problemOf({ ranges, text }: OpenDay): string | null {
  if (ranges.length > limits.ranges) return `A day can have ${limits.ranges} ranges.`
  if (text.trim().length > limits.text) return `Use at most ${limits.text} characters.`
  let end = -1
  for (const { from, to } of ranges) {
    if (![from, to].every((minute) => Number.isInteger(minute) && minute >= 0 && minute <= dayMinutes))
      return 'Please enter times of the day.'
    if (from >= to) return 'It must close later than it opens. Use your own words for hours after midnight.'
    if (from < end) return 'These times lie over each other.'
    end = to
  }
  return null
}

/** The hours with the words that are shown: the owner's own, or the ranges written out. A week of which nothing is said has none. */
export function writeHours(hours: Readonly<Record<Weekday, OpenDay>>, language: string): BusinessHours {
  if (weekdays.every((day) => isUnsaid(hours[day]))) return {}
  return Object.fromEntries(
    weekdays.map((day) => {
      const { ranges, text } = hours[day]
      return [day, { text: text.trim() || writeRanges(ranges, language), ranges }]
    }),
  )
}

/** The hours as their owner described them: words that only say what the ranges say are none of the owner's. */
export function describeHours(hours: BusinessHours, language: string): Readonly<Record<Weekday, OpenDay>> {
  const describe = (day: Weekday): OpenDay => {
    const { text = '', ranges = [] } = hours[day] ?? {}
    return { text: text === writeRanges(ranges, language) ? '' : text, ranges }
  }
  return {
    monday: describe('monday'),
    tuesday: describe('tuesday'),
    wednesday: describe('wednesday'),
    thursday: describe('thursday'),
    friday: describe('friday'),
    saturday: describe('saturday'),
    sunday: describe('sunday'),
  }
}

function isUnsaid({ ranges, text }: OpenDay): boolean {
  return ranges.length === 0 && text.trim() === ''
}

function writeRanges(ranges: readonly OpenRange[], language: string): string {
  if (ranges.length === 0) return closedText
  const format = new Intl.DateTimeFormat(languageTag(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const time = (minute: number) => format.format(minute * 60_000)
  return ranges.map(({ from, to }) => `${time(from)} – ${time(to)}`).join(', ')
}
