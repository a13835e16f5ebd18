import { donationOf } from '@vitrine/domain/orders/donation-of'
import type { Order } from '@vitrine/domain/orders/order'
import { isNewlyWithBuyer, isWithBuyer } from '@vitrine/domain/orders/with-buyer'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that ask buyers what they think, some days after a delivery. */
export const reviewDueKind = 'review-due'

const dayMs = 86_400_000

/**
 * Has the buyer of an order asked in some days, where the owner wants it so and the order was fulfilled with this change, or the last of its goods
 * went: they are asked of these without waiting for the services beside them. Where the money comes after the goods, it counts from that.
 */
export async function enqueueReviewDue(
  tables: Pick<SiteTables, 'site' | 'jobs'>,
  order: Order,
  services: Pick<Services, 'clock'>,
): Promise<void> {
  if (isNewlyWithBuyer(order)) await enqueue(tables, order, services)
}

/** The same of a refund after which nothing more of an order is waited for: what came before it can be reviewed now. */
export async function enqueueReviewDueOfRefund(
  tables: Pick<SiteTables, 'site' | 'jobs'>,
  { before, order, services }: RefundedOrder,
): Promise<void> {
  if (!isWithBuyer(before) && isWithBuyer(order)) await enqueue(tables, order, services)
}

interface RefundedOrder {
  readonly before: Order
  readonly order: Order
  readonly services: Pick<Services, 'clock'>
}

async function enqueue(
  { site, jobs }: Pick<SiteTables, 'site' | 'jobs'>,
  { id, isTest, ...order }: Order,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  // Of a donation nobody has an opinion.
  if (isTest || donationOf(order)) return
  const { isNative, requestDays } = (await site.read()).store.reviews ?? usualReviews
  if (!isNative || requestDays === 0) return
  const runAtMs = clock() + requestDays * dayMs
  await jobs.enqueue({ id: `${reviewDueKind}-${id}`, kind: reviewDueKind, payload: { orderId: id }, runAtMs })
}
