import { contactText, isPhone } from '../contact/check-contact.ts'
import { readNumber } from './conditions/read-number.ts'
import { type FieldValue, isList } from './field-value.ts'
import type { FormField } from './form-field.ts'

/** What is wrong with a value that is not what its field asks for. */
const formatProblemText = {
  dateWrong: 'Enter a day that there is.',
  timeWrong: 'Enter a time, such as 7:30.',
  numberWrong: 'Enter a number.',
  amountWrong: 'Enter an amount in digits, such as 12.50.',
  websiteWrong: 'Enter the address of a website, such as https://example.com.',
} as const

/** What a field asks for. */
type AskedFormat = Pick<FormField, 'type' | 'least' | 'most'>

/** What is wrong with a value that is not empty, by the type of its field; null where nothing is, or any text is right. */
export function formatProblem(field: AskedFormat, value: FieldValue): string | null {
  const parts = isList(value) ? value.map((part) => part.trim()) : []
  const text = typeof value === 'string' ? value.trim() : ''
  switch (field.type) {
    case 'date':
      return isDay(parts) ? null : formatProblemText.dateWrong
    case 'time':
      return isTime(parts) ? null : formatProblemText.timeWrong
    case 'phone':
      return isPhone(parts.filter(Boolean).join(' ')) ? null : contactText.phoneWrong
    case 'number':
      return numberProblem(field, text)
    case 'currency':
      return amount.test(text) ? null : formatProblemText.amountWrong
    case 'website':
      return website.test(text) ? null : formatProblemText.websiteWrong
    default:
      return null
  }
}

/** Says that a text is no number that can be read, or is less or more than its field takes; null where it is neither. */
function numberProblem({ least, most }: AskedFormat, text: string): string | null {
  const given = readNumber(text)
  if (given === null || !number.test(text)) return formatProblemText.numberWrong
  const isWithin = given >= (least ?? given) && given <= (most ?? given)
  return isWithin ? null : boundsText(least, most)
}

function boundsText(least: number | undefined, most: number | undefined): string {
  if (most === undefined) return `Enter a number that is ${least} or more.`
  if (least === undefined) return `Enter a number that is ${most} or less.`
  return `Enter a number from ${least} to ${most}.`
}

/** A month, a day and a year of four digits that the calendar has. */
function isDay([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!isUpTo(month, 12) || !isUpTo(day, 31) || !/^\d{4}$/.test(year)) return false
  const date = new Date(0)
  // A day that the month does not have is one of the next.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return Number(month) > 0 && Number(day) > 0 && date.getUTCDate() === Number(day)
}

/** An hour of a day, or of its half where that is said; minutes and seconds may be left out. */
function isTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  if (!isUpTo(minute || '0', 59) || !isUpTo(second || '0', 59)) return false
  if (half === '') return isUpTo(hour, 23)
  return /^(?:am|pm)$/i.test(half) && isUpTo(hour, 12) && Number(hour) > 0
}

function isUpTo(text: string, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= most
}

/** Thousands may be parted by spaces, commas, points or apostrophes, and a comma or a point begins the fraction. */
const amount = /^(?:(?:\d+|\d{1,3}(?:[\s.,'’]\d{3})+)(?:[.,]\d*)?|[.,]\d+)$/

/** The same with a sign, or as browsers write great numbers. */
const number = /^[+\-−]?(?:(?:\d+|\d{1,3}(?:[\s.,'’]\d{3})+)(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i

/** A host with a dot in its name, with or without its scheme, and what follows it. */
const website = /^(?:https?:\/\/)?[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/i
