import type { GrantedDiscount } from '@vitrine/domain/discounts/granted-discount'
import type { Order } from '@vitrine/domain/orders/order'
import { beginSubscription } from '@vitrine/domain/subscriptions/begin-subscription'
import { endAsFree } from '@vitrine/domain/subscriptions/memberships/end-as-free'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { shopTermsOf } from '@vitrine/domain/subscriptions/terms/shop-terms'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { enqueueSubscriptionMail } from '../subscribed/enqueue-subscription-mail.ts'
import { isFreeNow } from '../subscribed/is-free-now.ts'
import { enqueueNext } from '../subscribed/keep-subscription.ts'
import { enqueueCardNotice } from '../subscribed/notice-jobs.ts'
import { retireMethod } from '../subscribed/retire-method.ts'

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
  const ended: Subscription[] = []
  for (const line of order.lines) {
    const begun = beginSubscription({
      id: services.newId(),
      order,
      line,
      granted,
      methodId: method?.id ?? null,
      nowMs: services.clock(),
      timeZone,
      shop: shopTermsOf(store),
    })
    if (!begun) continue
    const isFree = await isFreeNow(tables, line)
    const subscription = isFree ? endedAsFree(begun, { nowMs: services.clock(), timeZone }) : begun
    if (!(await tables.subscriptions.insert(subscription))) continue
    await enqueueNext(tables, subscription)
    if (isFree) ended.push(subscription)
    if (method && !isFree) await enqueueCardNotice(tables, subscription, method, timeZone)
    const mail = isFree ? 'subscription-canceled' : 'subscription-started'
    await enqueueSubscriptionMail(tables, { subscription, mail, order, services })
  }
  // Behind all that the order began, which may be charged by it.
  if (method) for (const each of ended) await retireMethod(tables, each, method.id, services)
}

/** What became free while it was paid lasts as long as was paid for, and nothing is charged again. */
function endedAsFree(
  begun: Subscription,
  moment: { readonly nowMs: number; readonly timeZone: string },
): Subscription {
  const ended = endAsFree(begun, { ...moment, by: '' })
  return ended.ok ? ended.subscription : begun
}
