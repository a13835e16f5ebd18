import { startOfDay } from '../time/day-bounds.ts'
import { oneLine } from './check-review.ts'
import { reviewLimits } from './review.ts'

/** Names of columns that files of other programs have, each the first that is there. */
const columnsOf = {
  product: [
    'product_handle',
    'product handle',
    'handle',
    'product_url',
    'product',
    'product_id',
    'product id',
    'sku',
    'url',
  ],
  rating: ['rating', 'stars', 'score', 'review_score'],
  title: ['title', 'review_title', 'review title', 'headline'],
  body: ['body', 'review', 'content', 'review_content', 'text', 'comment'],
  authorName: ['reviewer_name', 'author', 'name', 'display_name', 'reviewer', 'customer_name'],
  authorEmail: ['reviewer_email', 'email', 'e-mail', 'customer_email'],
  date: ['review_date', 'created_at', 'date', 'created'],
  answer: ['reply', 'answer', 'response'],
} as const

/** A review of a file, before its product is known. */
export interface ReviewRow {
  /** A part of an address, an SKU, a title or an id. */
  readonly product: string
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly authorName: string
  readonly authorEmail: string
  readonly createdAtMs: number
  readonly answer: string
}

const dayMs = 86_400_000

/** Reads a row of a file of reviews; a text says why it cannot be used. A day without a time is one on the clock of the site. */
export function readReviewRow(
  cells: Readonly<Record<string, string>>,
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): ReviewRow | string {
  const byName = new Map(
    Object.entries(cells).map(([name, value]) => [name.trim().toLowerCase(), value.trim()]),
  )
  const cell = (column: keyof typeof columnsOf) =>
    columnsOf[column].map((name) => byName.get(name)).find((value) => value !== undefined) ?? ''
  const product = lastPart(cell('product'))
  if (product === '') return 'It does not say which product it is about.'
  const rating = Number(cell('rating').replace(',', '.'))
  if (!Number.isInteger(rating) || rating < 1 || rating > 5)
    return 'Its rating is no whole number from 1 to 5.'
  const date = cell('date')
  const atMs = date === '' ? nowMs : momentOf(date, timeZone)
  if (!Number.isFinite(atMs)) return 'Its date cannot be read.'
  // Today may be a day further where the file was written.
  if (atMs > nowMs + dayMs) return 'Its date is in the future.'
  return {
    product,
    rating,
    title: oneLine(cell('title'), reviewLimits.title),
    body: cell('body').replace(/\r\n?/g, '\n').slice(0, reviewLimits.body),
    authorName: oneLine(cell('authorName'), reviewLimits.authorName),
    authorEmail: oneLine(cell('authorEmail'), 256),
    createdAtMs: Math.min(Math.max(atMs, 0), nowMs),
    answer: cell('answer').slice(0, reviewLimits.answer),
  }
}

function momentOf(date: string, timeZone: string): number {
  const atMs = Date.parse(date)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date)
  return isDay && Number.isFinite(atMs) ? startOfDay(date, timeZone) : atMs
}

/** Whether a file has the columns that a review needs. */
export function hasReviewColumns(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.trim().toLowerCase()))
  return (['product', 'rating'] as const).every((column) => columnsOf[column].some((name) => names.has(name)))
}

/** Of an address the name of the product. */
function lastPart(text: string): string {
  return (
    text
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast((part) => part !== '') ?? ''
  )
}
