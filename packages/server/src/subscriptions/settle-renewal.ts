import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { DeclineProblem } from '@vitrine/domain/payments/decline'
import { afterDecline, afterPayment, chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import { retryTermsOf } from '@vitrine/domain/subscriptions/retries/retry-terms-of'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { isRunning } from '@vitrine/domain/subscriptions/subscription-states'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { enqueueSubscriptionMail } from '../subscribed/enqueue-subscription-mail.ts'
import { saveSubscription } from '../subscribed/keep-subscription.ts'
import { enqueueCardNotice } from '../subscribed/notice-jobs.ts'
import { retireMethod } from '../subscribed/retire-method.ts'
import { tellOwnerOfEnd } from './tell-owner.ts'

/** A renewal whose charge is settled. */
export interface SettledRenewal {
  readonly subscriptionId: string
  /** The id of its payment: the charge that the subscription waited for. */
  readonly paymentId: string
  /** The way to pay that was charged; left out: none was, or its draft does not say. */
  readonly methodId?: string | undefined
  /** Whether its buyer was there to approve it. */
  readonly isAttended?: boolean | undefined
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/** Goes on with a subscription whose cycle was paid, in the transaction that places its order. */
export async function renewalPaid(tables: SiteTables, renewal: SettledRenewal, order: Order): Promise<void> {
  const waiting = await lockWaiting(tables, renewal)
  if (!waiting) return
  const { timeZone } = await tables.site.read()
  const context = {
    nowMs: renewal.services.clock(),
    timeZone,
    orderId: order.id,
    orderName: orderName(order),
    deliveryKey: order.shipping?.key,
  }
  const subscription = afterPayment(waiting, context)
  await saveSubscription(tables, subscription)
  const method = await tables.savedMethods.find(subscription.methodId ?? '')
  if (method) await enqueueCardNotice(tables, subscription, method, timeZone)
  await retireCharged(tables, subscription, renewal)
  const { services } = renewal
  // Of the last payment it is not said that it goes on; nor to who canceled while it was made.
  const mail = isRunning(subscription.state) ? 'subscription-renewed' : 'subscription-last-payment'
  await enqueueSubscriptionMail(tables, { subscription, mail, order, services })
  // Who canceled while it was made is known.
  if (isRunning(waiting.state)) await tellOwnerOfEnd(tables, subscription, services)
}

/** Writes down that a cycle could not be charged, and when it is tried again. */
export async function renewalDeclined(
  tables: SiteTables,
  renewal: SettledRenewal,
  { problem, isFinal }: { readonly problem: DeclineProblem; readonly isFinal: boolean },
): Promise<void> {
  const waiting = await lockWaiting(tables, renewal)
  if (!waiting) return
  const { store } = await tables.site.read()
  const terms = retryTermsOf(store)
  const nowMs = renewal.services.clock()
  const { isAttended = false } = renewal
  const subscription = afterDecline(waiting, { nowMs, problem, isFinal, isAttended, terms })
  await saveSubscription(tables, subscription)
  const { methodId = waiting.methodId ?? undefined } = renewal
  await retireCharged(tables, subscription, { ...renewal, methodId })
  // Who was there read it on the page.
  if (!isRunning(waiting.state) || isAttended) return
  const mail = isRunning(subscription.state) ? 'subscription-failed' : 'subscription-ended'
  const { paymentId, services } = renewal
  await enqueueSubscriptionMail(tables, { subscription, mail, paymentId, services })
  await tellOwnerOfEnd(tables, subscription, services)
}

/** Forgets what was charged where the subscription has it no more: it was declined for good, or the subscription ended as free meanwhile. */
async function retireCharged(
  tables: SiteTables,
  subscription: Subscription,
  { methodId, services }: Pick<SettledRenewal, 'methodId' | 'services'>,
): Promise<void> {
  if (methodId === undefined || methodId === subscription.methodId) return
  await retireMethod(tables, subscription, methodId, services)
}

/** The subscription, while it waits for this very charge: one that was canceled meanwhile keeps what became of it. */
async function lockWaiting(
  tables: Pick<SiteTables, 'subscriptions'>,
  { subscriptionId, paymentId }: SettledRenewal,
): Promise<Subscription | undefined> {
  const subscription = await tables.subscriptions.lock(subscriptionId)
  return subscription && chargeIdOf(subscription) === paymentId ? subscription : undefined
}
