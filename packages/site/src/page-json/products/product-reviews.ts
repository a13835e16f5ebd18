import type { Product } from '@vitrine/domain/catalogue/product'
import { type Review, reviewSourceLabels } from '@vitrine/domain/reviews/review'
import { summarizeReviews } from '@vitrine/domain/reviews/review-summary'
import { checkedText } from '@vitrine/domain/reviews/review-texts'
import { shownSources, usualReviews } from '@vitrine/domain/website/selling/review-settings'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '../../words/visitor-words.ts'
import type { PageContext } from '../page-context.ts'

/** So many reviews stand on a page. */
const pageSize = 8

/** What products of a page say of their reviews in short, by their ids; those without any have none. */
export async function reviewSummariesJson(
  products: readonly Pick<Product, 'id'>[],
  { site, store }: Pick<PageContext, 'site' | 'store'>,
) {
  const sources = shownSources(site.store.reviews ?? usualReviews)
  const totals = await store.reviews.totals(
    products.map(({ id }) => id),
    sources,
  )
  const words = { language: site.language, say: sayIn(site.language) }
  return new Map([...totals].map(([id, total]) => [id, summarizeReviews(total, words)]))
}

/** The same as a part of an item; nothing without reviews. */
export function summaryPart(summaries: Awaited<ReturnType<typeof reviewSummariesJson>>, productId: string) {
  const reviewSummary = summaries.get(productId)
  return reviewSummary ? { reviewSummary } : {}
}

/** The reviews of a product as the platform's own section of a page has them, and never templates; null where none are shown. */
export async function productReviewsJson(
  productId: string,
  { site, store }: Pick<PageContext, 'site' | 'store'>,
  before: { readonly createdAtMs: number; readonly id: string } | null = null,
) {
  const settings = site.store.reviews ?? usualReviews
  const sources = shownSources(settings)
  if (sources.length === 0) return null
  const found = await store.reviews.publicOf({ productId, sources, before, limit: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    productId,
    checkedText: checkedText(settings, sayIn(site.language)),
    reviews: shown.map((review) => reviewJson(review, site)),
    moreUrl:
      found.length > pageSize && last
        ? `/reviews?productId=${productId}&before=${last.createdAtMs}.${last.id}`
        : '',
  }
}

export type ProductReviews = NonNullable<Awaited<ReturnType<typeof productReviewsJson>>>

function reviewJson(
  { id, rating, title, body, authorName, source, createdAtMs, answer }: Review,
  site: Site,
) {
  const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone })
  return {
    id,
    rating,
    percent: rating * 20,
    title,
    body,
    authorName,
    isVerified: source === 'native',
    sourceText: sayIn(site.language)(reviewSourceLabels[source]),
    createdOn: createdAtMs,
    dateText: date.format(createdAtMs),
    answer,
  }
}
