import type { HeldAddress } from '@vitrine/domain/members/held-address'
import { cancel } from '@vitrine/domain/subscriptions/change-subscription'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { subscriptionsUnder } from '../subscribed/held-addresses.ts'
import { saveSubscription } from '../subscribed/keep-subscription.ts'
import { retireFirstMethod, retireMethod } from '../subscribed/retire-method.ts'

/**
 * Cancels what a person subscribed to, and keeps nothing of them with it, nor their ways to pay, here and at the payment service; what was charged
 * stays in the books. Returns the ids of those.
 */
export async function forgetSubscriber(
  tables: Pick<SiteTables, 'subscriptions' | 'savedMethods' | 'payments' | 'jobs' | 'site'>,
  address: HeldAddress,
  { services }: { readonly services: Pick<Services, 'clock'> },
): Promise<readonly string[]> {
  const theirs = await subscriptionsUnder(tables, address)
  if (theirs.length === 0) return []
  const { timeZone } = await tables.site.read()
  for (const { id } of theirs) {
    const subscription = await tables.subscriptions.lock(id)
    if (!subscription) continue
    const canceled = cancel(subscription, { nowMs: services.clock(), timeZone, by: '' })
    const { line, ...rest } = canceled.ok ? canceled.subscription : subscription
    const { answeredFields: _, ...bare } = line
    await saveSubscription(tables, {
      ...rest,
      line: { ...bare, additionalFields: null },
      contact: { email: '', phone: '', wantsNews: false },
      shippingAddress: null,
      billingAddress: null,
      methodId: null,
    })
    if (subscription.methodId !== null)
      await retireMethod(tables, subscription, subscription.methodId, services)
    await retireFirstMethod(tables, subscription, services)
  }
  return theirs.map(({ id }) => id)
}
