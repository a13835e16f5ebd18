import type { GrantedDiscount } from '@vitrine/domain/discounts/granted-discount'
import type { Order } from '@vitrine/domain/orders/order'
import { beginSubscription } from '@vitrine/domain/subscriptions/begin-subscription'
import { shopTermsOf } from '@vitrine/domain/subscriptions/terms/shop-terms'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { enqueueSubscriptionMail } from '../subscribed/enqueue-subscription-mail.ts'
import { enqueueNext } from '../subscribed/keep-subscription.ts'
import { enqueueCardNotice } from '../subscribed/notice-jobs.ts'

/** Begins what an order's lines subscribe to, in the transaction that places it; once, whatever is repeated. */
export async function beginSubscriptions(
  tables: SiteTables,
  order: Order,
  {
    paymentId,
    granted,
    services,
  }: {
    readonly paymentId: string
    readonly granted: readonly GrantedDiscount[]
    readonly services: Pick<Services, 'clock' | 'newId'>
  },
): Promise<void> {
  if (!order.lines.some(({ subscription }) => subscription)) return
  const { timeZone, store } = await tables.site.read()
  const method = await tables.savedMethods.findByPayment(paymentId)
  for (const line of order.lines) {
    const subscription = beginSubscription({
      id: services.newId(),
      order,
      line,
      granted,
      methodId: method?.id ?? null,
      nowMs: services.clock(),
      timeZone,
      shop: shopTermsOf(store),
    })
    if (!subscription || !(await tables.subscriptions.insert(subscription))) continue
    await enqueueNext(tables, subscription)
    if (method) await enqueueCardNotice(tables, subscription, method, timeZone)
    await enqueueSubscriptionMail(tables, { subscription, mail: 'subscription-started', order, services })
  }
}
