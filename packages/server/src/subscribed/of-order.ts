import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SiteTables } from '@vitrine/store/store'
import { readDraft } from '../payments/draft-document.ts'

/** The subscriptions that an order began, or the one whose payment placed it. */
export async function subscriptionsOfOrder(
  tables: Pick<SiteTables, 'subscriptions' | 'payments'>,
  orderId: string,
): Promise<readonly Subscription[]> {
  const begun = await tables.subscriptions.ofOrder(orderId)
  if (begun.length > 0) return begun
  const payment = await tables.payments.findByOrder(orderId)
  const renewal = payment && readDraft(payment.draft)?.renewal
  const renewed = renewal && (await tables.subscriptions.find(renewal.subscriptionId))
  return renewed ? [renewed] : []
}
