import type { Order } from '@vitrine/domain/orders/order'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that ask buyers what they think, some days after a delivery. */
export const reviewDueKind = 'review-due'

const dayMs = 86_400_000

/** Has the buyer of a delivered order asked in some days, where the owner wants it so; each order once. */
export async function enqueueReviewDue(
  { site, jobs }: Pick<SiteTables, 'site' | 'jobs'>,
  { id, isTest, fulfillmentStatus }: Order,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  if (isTest || fulfillmentStatus !== 'FULFILLED') return
  const { isNative, requestDays } = (await site.read()).store.reviews ?? usualReviews
  if (!isNative || requestDays === 0) return
  const runAtMs = clock() + requestDays * dayMs
  await jobs.enqueue({ id: `${reviewDueKind}-${id}`, kind: reviewDueKind, payload: { orderId: id }, runAtMs })
}
