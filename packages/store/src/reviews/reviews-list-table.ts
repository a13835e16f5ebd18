import { type Review, reviewSources, reviewStatuses } from '@vitrine/domain/reviews/review'
import { readDocument } from '../documents/read-document.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { reviewDocument } from './review-document.ts'
import { listNext } from './review-statements.ts'

/** How reviews are listed. */
export const reviewsTable: ListTable = {
  name: 'reviews',
  table: 'listed_reviews',
  version: 1,
  columns: {
    date: { name: 'created_at_ms', kind: 'number' },
    changed: { name: 'changed_at_ms', kind: 'number' },
    rating: { name: 'rating', kind: 'number' },
  },
  choices: { state: reviewStatuses, source: reviewSources, answered: ['yes'] },
  texts: { product: { hasWords: true }, author: { hasWords: true }, email: { hasWords: false } },
}

/** What the list keeps of a review. */
export function reviewEntry(review: Review): ListEntry {
  const { id, productTitle, authorName, authorEmail, title, body, status, source, answer } = review
  return {
    id,
    columns: { date: review.createdAtMs, changed: review.changedAtMs, rating: review.rating },
    choices: { state: [status], source: [source], answered: answer === '' ? [] : ['yes'] },
    texts: { product: [productTitle], author: [authorName], email: [authorEmail] },
    searched: [productTitle, authorName, authorEmail, ...title.split(/\s+/), ...body.split(/\s+/)],
  }
}

/** Fills the list with the reviews that are kept. */
export const reviewsFill: FilledList = {
  list: reviewsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(listNext, { websiteId: session.websiteId, afterId, limit })
    const entries = rows.flatMap((row) => readDocument(session, reviewDocument, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: entries.map(reviewEntry), lastId }
  },
}
