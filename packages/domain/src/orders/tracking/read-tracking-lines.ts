import { parcelErrors } from '../parcels/parcel.ts'
import { mostTrackingLines, numberKey, type TrackingLine } from './tracking-line.ts'

/** A line that was pasted: a parcel, or why it is none. */
export type ReadLine =
  | { readonly ok: true; readonly place: number; readonly line: TrackingLine }
  | { readonly ok: false; readonly place: number; readonly text: string; readonly message: string }

const messages = {
  noNumber: 'There is no tracking number.',
  twice: 'This order has a line above already.',
  tooLong: 'This is too long.',
  tooMany: `At most ${mostTrackingLines} lines are taken at once.`,
} as const

/**
 * Reads lines of order number, carrier and tracking number as they come from a spreadsheet, divided by tabs, semicolons, commas or
 * spaces; an address on the web is the link to the parcel. A heading is passed over.
 */
export function readTrackingLines(pasted: string): readonly ReadLine[] {
  const seen = new Set<string>()
  return pasted.split(/\r\n|\r|\n/).flatMap((text, index): readonly ReadLine[] => {
    const place = index + 1
    const fields = fieldsOf(text)
    if (fields.every((field) => field === '') || (index === 0 && isHeading(fields))) return []
    const line = lineOf(fields)
    const key = numberKey(line.orderNumber)
    const message = problemOf(line, { isTwice: seen.has(key), isTooMuch: seen.size >= mostTrackingLines })
    if (message !== null) return [{ ok: false, place, text: text.trim(), message }]
    seen.add(key)
    return [{ ok: true, place, line }]
  })
}

function problemOf(
  line: TrackingLine,
  { isTwice, isTooMuch }: { readonly isTwice: boolean; readonly isTooMuch: boolean },
): string | null {
  if (line.trackingNumber === '' && line.trackingUrl === '') return messages.noNumber
  if (Object.values(line).some((value) => value.length > 500)) return messages.tooLong
  if (isTwice) return messages.twice
  if (isTooMuch) return messages.tooMany
  return parcelErrors(line)?.trackingUrl ?? null
}

const divisions = ['\t', ';', ',']

function fieldsOf(text: string): readonly string[] {
  const division = divisions.find((each) => text.includes(each))
  const fields = division === undefined ? wordsOf(text) : text.split(division)
  return fields.map((field) =>
    field
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

/** Words of a line without other divisions: the name of a carrier has no digits, a number in groups has them in each. */
function wordsOf(text: string): readonly string[] {
  const [order = '', ...rest] = text.trim().split(/\s+/)
  const links = rest.filter(isLink)
  const words = rest.filter((word) => !isLink(word))
  const first = words.findIndex((word) => /\d/.test(word))
  const cut = first < 0 ? words.length : first
  return [order, words.slice(0, cut).join(' '), words.slice(cut).join(' '), ...links]
}

function lineOf(fields: readonly string[]): TrackingLine {
  const [orderNumber = '', ...rest] = fields
  const trackingUrl = rest.find(isLink) ?? ''
  const others = rest.filter((field) => !isLink(field))
  const filled = others.filter((field) => field !== '')
  // A number alone stands behind the order, or where the carrier is left empty.
  const [carrier = '', trackingNumber = ''] = filled.length === 1 ? ['', filled[0]] : others
  return { orderNumber, carrier, trackingNumber, trackingUrl }
}

const isLink = (field: string) => /^https?:\/\//i.test(field)

const isHeading = (fields: readonly string[]) => fields.every((field) => !/\d/.test(field))
