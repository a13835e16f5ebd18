import type {
  answerReviewCall,
  exportReviewsCall,
  judgeReviewCall,
  listReviewsCall,
  removeReviewCall,
} from '@vitrine/contract/reviews/panel-calls'
import { reviewsList } from '@vitrine/contract/reviews/reviews-list'
import type { ListCell } from '@vitrine/domain/lists/csv'
import { type Review, type ReviewStatus, reviewLimits } from '@vitrine/domain/reviews/review'
import { type ReviewSettings, usualReviews } from '@vitrine/domain/website/selling/review-settings'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, type Refusal, type Reply, refuse, reply } from '../../http/reply/reply.ts'
import { listFile } from '../../lists/list-file.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import type { SettingsPart } from '../../website/settings-part.ts'

/** Answers the list of reviews. */
export async function getReviews(
  exchange: Exchange<typeof listReviewsCall>,
): Promise<AnswerTo<typeof listReviewsCall>> {
  const read = readListAsk(exchange, reviewsList)
  if (!read.ok) return read.refused
  const page = await exchange.store.reviews.list(read.ask)
  return reply({ ...page, rows: page.rows.map(({ originKey: _, ...review }) => review) })
}

/** Answers the list as a file. */
export async function getReviewsFile(
  exchange: Exchange<typeof exportReviewsCall>,
): Promise<AnswerTo<typeof exportReviewsCall>> {
  return listFile(exchange, reviewsList, {
    read: (ask) => exchange.store.reviews.list(ask),
    cellOf: reviewCell,
  })
}

function reviewCell(row: Review, column: string): ListCell {
  const cells: Readonly<Record<string, ListCell>> = {
    excerpt: [row.title, row.body].filter(Boolean).join('\n'),
    rating: row.rating,
    state: row.status,
    source: row.source,
    author: row.authorName,
    date: { atMs: row.createdAtMs },
    product: row.productTitle,
    email: row.authorEmail,
    changed: { atMs: row.changedAtMs },
  }
  return cells[column] ?? null
}

const statusSummaries: Readonly<Record<ReviewStatus, string>> = {
  public: 'published',
  rejected: 'rejected',
  pending: 'taken back',
}

/** Publishes a review, rejects it, or takes it back. */
export function putReview(
  exchange: Exchange<typeof judgeReviewCall>,
): Promise<AnswerTo<typeof judgeReviewCall>> {
  const { status } = exchange.body
  return change(exchange, statusSummaries[status], (tables, review, nowMs) =>
    tables.reviews.save({ ...review, status, changedAtMs: nowMs }),
  )
}

/** Answers a review in the name of the shop. */
export function postReviewAnswer(
  exchange: Exchange<typeof answerReviewCall>,
): Promise<AnswerTo<typeof answerReviewCall>> {
  const answer = exchange.body.answer.replace(/\r\n?/g, '\n').trim().slice(0, reviewLimits.answer)
  return change(exchange, answer === '' ? 'answer removed' : 'answered', (tables, review, nowMs) =>
    tables.reviews.save({ ...review, answer, changedAtMs: nowMs }),
  )
}

/** Removes a review. */
export function deleteReview(
  exchange: Exchange<typeof removeReviewCall>,
): Promise<AnswerTo<typeof removeReviewCall>> {
  return change(exchange, 'removed', (tables, review) => tables.reviews.remove(review.id))
}

type ChangeCall = typeof judgeReviewCall | typeof answerReviewCall | typeof removeReviewCall

/** Changes a review in one transaction with the audit log; pages that show it are made again. */
function change(
  exchange: Exchange<ChangeCall>,
  summary: string,
  act: (tables: SiteTables, review: Review, nowMs: number) => Promise<void>,
): Promise<Reply<Record<never, never>> | Refusal> {
  const { params, store, services } = exchange
  return store.transaction(async (tables) => {
    const review = await tables.reviews.lock(params.reviewId)
    if (!review) return refuse('not-found', failureText.notFound)
    await act(tables, review, services.clock())
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: review.id,
      summary: `Review of ${review.productTitle}: ${summary}`,
    })
    return reply({})
  })
}

export const reviewsPart: SettingsPart<ReviewSettings> = {
  present: ({ store }) => store.reviews ?? usualReviews,
  check: () => ({}),
  change: (site, { checkedText, ...value }) => ({
    ...site,
    store: { ...site.store, reviews: { ...value, checkedText: checkedText.trim() } },
  }),
  summary: ({ isNative, isImported }) =>
    `Changed the reviews: those of buyers ${isNative ? 'on' : 'off'}, imported ones ${isImported ? 'on' : 'off'}`,
}
