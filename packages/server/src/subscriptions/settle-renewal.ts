import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { afterDecline, afterPayment, chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { saveSubscription } from './keep-subscription.ts'

/** A renewal whose charge is settled. */
interface SettledRenewal {
  readonly subscriptionId: string
  /** The id of its payment: the charge that the subscription waited for. */
  readonly paymentId: string
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/** Goes on with a subscription whose cycle was paid, in the transaction that places its order. */
export async function renewalPaid(tables: SiteTables, renewal: SettledRenewal, order: Order): Promise<void> {
  const waiting = await lockWaiting(tables, renewal)
  if (!waiting) return
  const { timeZone } = await tables.site.read()
  const context = { nowMs: renewal.services.clock(), timeZone, orderName: orderName(order) }
  await saveSubscription(tables, afterPayment(waiting, context))
}

/** Writes down that a cycle could not be charged, and when it is tried again. */
export async function renewalDeclined(
  tables: SiteTables,
  renewal: SettledRenewal,
  { message, isFinal }: { readonly message: string; readonly isFinal: boolean },
): Promise<void> {
  const waiting = await lockWaiting(tables, renewal)
  if (!waiting) return
  const { store } = await tables.site.read()
  const endOfRetries = store.endOfRetries ?? 'canceled'
  const nowMs = renewal.services.clock()
  await saveSubscription(tables, afterDecline(waiting, { nowMs, message, isFinal, endOfRetries }))
}

/** The subscription, while it waits for this very charge: one that was canceled meanwhile keeps what became of it. */
async function lockWaiting(
  tables: Pick<SiteTables, 'subscriptions'>,
  { subscriptionId, paymentId }: SettledRenewal,
): Promise<Subscription | undefined> {
  const subscription = await tables.subscriptions.lock(subscriptionId)
  return subscription && chargeIdOf(subscription) === paymentId ? subscription : undefined
}
