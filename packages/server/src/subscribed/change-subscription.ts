import { asksBuyer, isOpen } from '@vitrine/domain/payments/payment-states'
import type { ChangeContext, ChangeResult } from '@vitrine/domain/subscriptions/change-subscription'
import { mailOfChange } from '@vitrine/domain/subscriptions/notices/mail-of-change'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { shopTermsOf } from '@vitrine/domain/subscriptions/terms/shop-terms'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { reconcileJobId } from '../payments/reconcile-job.ts'
import type { Services } from '../services/services.ts'
import { enqueueSubscriptionMail } from './enqueue-subscription-mail.ts'
import { saveSubscription } from './keep-subscription.ts'

/** A change of a subscription, by its buyer or an owner. */
export interface SubscriptionChange {
  readonly id: string
  /** Display name of the owner account; '' for the buyer. */
  readonly by: string
  readonly apply: (subscription: Subscription, context: ChangeContext) => ChangeResult
  /** Writes more in the same transaction. */
  readonly also?: (tables: SiteTables, changed: Subscription) => Promise<void>
}

/**
 * Changes a subscription with the job of its next charge, and the mail that tells its buyer. While a charge is under way nothing moves it to another cycle, or what was paid
 * would be lost; who cancels then has what was paid, and no more.
 */
export function changeSubscription(
  store: SiteStore,
  change: SubscriptionChange,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<ChangeResult> {
  return store.transaction((tables) => changeWithin(tables, change, services))
}

/** The same, in a transaction that writes down more. */
export async function changeWithin(
  tables: SiteTables,
  { id, by, apply, also }: SubscriptionChange,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<ChangeResult> {
  const subscription = await tables.subscriptions.lock(id)
  if (!subscription) return { ok: false, problem: 'not-running' }
  const { timeZone, store: settings } = await tables.site.read()
  const shop = shopTermsOf(settings)
  const result = apply(subscription, { nowMs: services.clock(), timeZone, shop, by })
  if (!result.ok) return result
  const changed = result.subscription
  const charge = await openCharge(tables, subscription)
  if (charge && !result.isEnd) return { ok: false, problem: 'charge-in-flight' }
  // Who was on the way to their bank, and cancels, is not charged there any more.
  if (charge && asksBuyer(charge.state)) await tables.jobs.hasten(reconcileJobId(charge.id), services.clock())
  await saveSubscription(tables, changed)
  const mail = mailOfChange(subscription, changed)
  if (mail !== null) await enqueueSubscriptionMail(tables, { subscription: changed, mail, services })
  await also?.(tables, changed)
  return result
}

/** The charge of the next cycle, while it is under way. */
export async function openCharge(
  { payments }: Pick<SiteTables, 'payments'>,
  subscription: Subscription,
): Promise<Payment | undefined> {
  const payment = await payments.find(chargeIdOf(subscription))
  return payment && isOpen(payment.state) ? payment : undefined
}
