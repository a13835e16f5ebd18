import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Review } from '@vitrine/domain/reviews/review'
import type { ReviewTotal } from '@vitrine/domain/reviews/review-summary'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { reviewDocument } from './review-document.ts'
import * as statements from './review-statements.ts'
import type { PublicReviewsAsk, ReviewRecords } from './reviews.ts'
import { reviewEntry, reviewsTable } from './reviews-list-table.ts'

/** Reviews as documents, with what they come to for each product. */
export function reviewRows(session: Session): ReviewRecords {
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) => readDocument(session, reviewDocument, row)
  return {
    find: async (id) => read(await session.first(statements.find, { websiteId, id })),
    lock: async (id) => read(await session.first(statements.lock, { websiteId, id })),
    findByOrigin: async (originKey) =>
      read(await session.first(statements.findByOrigin, { websiteId, originKey })),
    save: (review) =>
      session.atomically(async (inside) => {
        const changed = await inside.change(statements.update, givenOf(websiteId, review))
        if (changed !== 1) throw new Error(`There is no review ${review.id}`)
        await keepBeside(inside, review)
      }),
    insert: (review) =>
      session.atomically(async (inside) => {
        if ((await inside.change(statements.insert, givenOf(websiteId, review))) !== 1) return false
        await keepBeside(inside, review)
        return true
      }),
    remove: (id) =>
      session.atomically(async (inside) => {
        const review = readDocument(
          inside,
          reviewDocument,
          await inside.first(statements.find, { websiteId, id }),
        )
        if ((await inside.change(statements.remove, { websiteId, id })) !== 1) return
        await dropListed(inside, reviewsTable, id)
        if (review) await sumAgain(inside, review)
      }),
    publicOf: (ask) => publicOf(session, ask),
    totals: async (productIds, sources) => {
      const sums = new Map<string, ReviewTotal>()
      if (productIds.length === 0 || sources.length === 0) return sums
      for (const row of await statements.findTotals(session, productIds)) {
        if (!sources.includes(row.source) || Number(row.reviews) === 0) continue
        const known = sums.get(row.product_id) ?? { count: 0, ratingSum: 0 }
        const count = known.count + Number(row.reviews)
        sums.set(row.product_id, { count, ratingSum: known.ratingSum + Number(row.rating_sum) })
      }
      return sums
    },
    ofEmail: async (email) => {
      const key = emailKey(email)
      if (key === '') return []
      const rows = await session.all(statements.listOfEmail, { websiteId, emailKey: key })
      return readDocuments(session, reviewDocument, rows)
    },
    lockOfEmail: async (email) => {
      const key = emailKey(email)
      if (key === '') return []
      const rows = await session.all(statements.lockOfEmail, { websiteId, emailKey: key })
      return readDocuments(session, reviewDocument, rows)
    },
    list: (ask) => list(session, ask),
    countPending: async () =>
      Number((await session.first(statements.countPending, { websiteId }))?.total ?? 0),
    lastChangeMs: async () =>
      Number((await session.first(statements.findLastChange, { websiteId }))?.changed_at_ms ?? 0),
    refuse: (personKey, nowMs) =>
      session.atomically(async (inside) => {
        await inside.write(statements.refuse, { websiteId, personKey, nowMs })
      }),
    hasRefused: async (personKey) =>
      (await session.first(statements.findRefusal, { websiteId, personKey })) !== undefined,
  }
}

function givenOf(websiteId: string, review: Review): statements.GivenReview {
  const { id, productId, status, source, originKey, rating, createdAtMs } = review
  const key = emailKey(review.authorEmail)
  const document = JSON.stringify(review)
  return { websiteId, id, productId, status, source, originKey, emailKey: key, rating, createdAtMs, document }
}

async function keepBeside(session: Session, review: Review): Promise<void> {
  await keepListed(session, reviewsTable, reviewEntry(review))
  await sumAgain(session, review)
}

async function sumAgain(session: Session, { productId, source }: Review): Promise<void> {
  const given = { websiteId: session.websiteId, productId, source }
  // Of two that count at once the later one counts what the first has written.
  await session.write(statements.lockTotal, given)
  const sums = await session.first(statements.sumOf, given)
  await session.write(statements.keepTotal, {
    ...given,
    reviews: Number(sums?.reviews ?? 0),
    ratingSum: Number(sums?.rating_sum ?? 0),
  })
}

async function publicOf(
  session: Session,
  { productId, sources, before, limit }: PublicReviewsAsk,
): Promise<readonly Review[]> {
  const [source, otherSource = source] = sources
  if (source === undefined || otherSource === undefined) return []
  const rows = await session.all(statements.listPublic, {
    websiteId: session.websiteId,
    productId,
    source,
    otherSource,
    beforeMs: before?.createdAtMs ?? Number.MAX_SAFE_INTEGER,
    beforeId: before?.id ?? '',
    limit,
  })
  return readDocuments(session, reviewDocument, rows)
}

async function list(session: Session, ask: ListAsk): Promise<ListPage<Review>> {
  const slice = await readList(session, reviewsTable, ask)
  const rows = await statements.findMany(
    session,
    slice.places.map(({ id }) => id),
  )
  const found = readDocuments(session, reviewDocument, rows)
  return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
}
