import type { Order } from '@vitrine/domain/orders/order'
import { orderOrigin, reviewableLines } from '@vitrine/domain/reviews/reviewable-lines'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { reviewDueKind } from '../orders/review-due.ts'
import { personKey } from '../services/person-key.ts'
import type { Services } from '../services/services.ts'

/** An order whose buyer is to be asked, and the products that they have written nothing about. */
interface AskedOrder {
  readonly order: Order
  readonly names: readonly string[]
}

/** Whom to ask about what; null where nobody is to be asked: the order was given back, they said no, or wrote already. */
export async function findAsked(
  tables: Pick<SiteTables, 'orders' | 'reviews'>,
  site: Site,
  { orderId, secret }: { readonly orderId: string } & Pick<Services, 'secret'>,
): Promise<AskedOrder | null> {
  const { isNative, requestDays } = site.store.reviews ?? usualReviews
  const order = await tables.orders.find(orderId)
  if (!isNative || requestDays === 0 || !order || order.contact.email === '') return null
  if (await tables.reviews.hasRefused(personKey(order.contact.email, { websiteId: site.id, secret })))
    return null
  const names: string[] = []
  for (const { itemId, title } of reviewableLines(order))
    if (!(await tables.reviews.findByOrigin(orderOrigin(order.id, itemId)))) names.push(title)
  return names.length === 0 ? null : { order, names }
}

/** Reads about which order a buyer is to be asked. */
export const readReviewDue = defineJob(reviewDueKind, Type.Object({ orderId: Type.String() })).read
