import type { HeldAddress } from '@vitrine/domain/members/held-address'
import type { Order } from '@vitrine/domain/orders/order'
import type { Review } from '@vitrine/domain/reviews/review'
import { orderOrigin, reviewableLines } from '@vitrine/domain/reviews/reviewable-lines'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import type { Exchange } from '../../http/exchange.ts'
import { makeReviewToken, reviewPath } from '../../reviews/review-link.ts'
import { isOfTime } from '../../subscribed/held-addresses.ts'

/** A product that somebody bought, and what they wrote of it. */
export interface OwnReview {
  readonly productTitle: string
  readonly review: Review | null
  /** Where it is written or changed; null where it cannot be any more. */
  readonly path: string | null
}

/** So many are shown, the newest. */
const shown = 50

/** What somebody wrote, and what of their orders they can still write of; the latter only where a shop takes reviews. */
export async function ownReviews(
  { site, store, services }: Pick<Exchange, 'site' | 'store' | 'services'>,
  addresses: readonly HeldAddress[],
  orders: readonly Order[],
): Promise<readonly OwnReview[]> {
  const lists = addresses.map(async (each) =>
    (await store.reviews.ofEmail(each.email)).filter(isOfTime(each)),
  )
  const written = (await Promise.all(lists)).flat()
  const { isNative } = site.store.reviews ?? usualReviews
  const byOrigin = new Map(written.map((review) => [review.originKey, review]))
  const context = { secret: services.secret, websiteId: site.id }
  const bought = (isNative ? orders : []).flatMap((order) =>
    reviewableLines(order).map(({ itemId, title }) => {
      const origin = orderOrigin(order.id, itemId)
      const review = byOrigin.get(origin) ?? null
      byOrigin.delete(origin)
      const path = `${reviewPath('write', makeReviewToken('write', order.id, context))}#review-${itemId}`
      return { productTitle: review?.productTitle ?? title, review, path }
    }),
  )
  const rest = [...byOrigin.values()].map((review) => ({
    productTitle: review.productTitle,
    review,
    path: null,
  }))
  return [...bought, ...rest].slice(0, shown)
}
