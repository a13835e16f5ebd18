import type {
  CalendarType,
  ContextType,
  DateFormatOptions,
  DateIntervalFormatOptions,
  FormatWidthType,
  RelativeTimeFormatOptions,
} from '@phensley/cldr'
import { readNumberOption } from './number-options.ts'
import { type OptionWord, oneOf, optionWords, readOnce } from './option-words.ts'

const widths: readonly FormatWidthType[] = ['short', 'medium', 'long', 'full']
const contexts: readonly ContextType[] = ['begin-sentence', 'middle-of-text', 'standalone', 'ui-list-or-menu']
const calendars: readonly CalendarType[] = ['gregory', 'buddhist', 'iso8601', 'japanese', 'persian']
const wrapNames: ReadonlySet<string> = new Set(['wrap', 'wrapper', 'wrapped'])
const intervalNames: ReadonlySet<string> = new Set(['date', 'time', 'skeleton', 'context'])
const fields: readonly NonNullable<RelativeTimeFormatOptions['field']>[] = [
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millis',
]

/** The options of `datetime`; words that are no options are skeletons that add up, `yMMMd hm`; `skeleton:` begins again. */
export const dateOptions = readOnce((args): DateFormatOptions => {
  const options: DateFormatOptions = { ca: 'gregory' }
  for (const word of optionWords(args)) readDateOption(options, word)
  return options
})

function readDateOption(options: DateFormatOptions, { name, value }: OptionWord): void {
  const width = oneOf(widths, value)
  if (value === undefined && (name === 'date' || name === 'time')) options[name] = 'short'
  else if (value === undefined && oneOf(widths, name)) options.datetime = oneOf(widths, name)
  else if (value === undefined) addSkeleton(options, name)
  else if (name === 'date' || name === 'time' || name === 'datetime') {
    if (width) options[name] = width
    else addSkeleton(options, value)
  } else if (name === 'skeleton') options.skeleton = value
  else if (wrapNames.has(name)) options.wrap = width
  else if (name === 'context') options.context = oneOf(contexts, value)
  else if (name === 'calendar') options.ca = oneOf(calendars, value) ?? options.ca
}

/** The options of `datetime-interval`; a word that is no option is the skeleton, and the last one counts. */
export const intervalOptions = readOnce((args): DateIntervalFormatOptions => {
  const options: DateIntervalFormatOptions = { ca: 'gregory' }
  for (const { name, value } of optionWords(args)) {
    if (value === undefined && intervalNames.has(name)) continue
    if (value === undefined) options.skeleton = name
    else if (name === 'skeleton') options.skeleton = value
    else if (name === 'date') options.date = value
    else if (name === 'time') options.time = value
    else if (name === 'context') options.context = oneOf(contexts, value)
  }
  return options
})

/** The options of `relative-time`, which include those of numbers. */
export const relativeTimeOptions = readOnce((args): RelativeTimeFormatOptions => {
  // The common calendar, whatever that of the language is.
  const options: RelativeTimeFormatOptions = { ca: 'gregory' }
  for (const word of optionWords(args)) {
    if (isSwitch(word.name)) options[word.name] = word.value === 'true'
    else if (word.name === 'field') options.field = oneOf(fields, word.value)
    else if (word.name === 'width') options.width = oneOf(['short', 'narrow', 'wide'], word.value)
    else if (word.name === 'context') options.context = oneOf(contexts, word.value)
    else readNumberOption(options, word)
  }
  return options
})

function isSwitch(name: string): name is 'numericOnly' | 'alwaysNow' | 'allowWeeks' | 'dayOfWeek' {
  return name === 'numericOnly' || name === 'alwaysNow' || name === 'allowWeeks' || name === 'dayOfWeek'
}

function addSkeleton(options: { skeleton?: string }, letters: string): void {
  options.skeleton = (options.skeleton ?? '') + letters
}
