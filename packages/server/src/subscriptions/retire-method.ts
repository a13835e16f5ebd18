import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { dropCardNotice } from '../subscribed/notice-jobs.ts'
import { forgetMethodJob } from './forget-method-job.ts'

type MethodTables = Pick<SiteTables, 'subscriptions' | 'savedMethods' | 'jobs'>

/**
 * Forgets a way to pay that a subscription has no more, here at once and by a job at its payment service; in the transaction that saved the
 * subscription without it. One that another subscription of the same order is charged by stays.
 */
export async function retireMethod(
  tables: MethodTables,
  { id, orderId }: Pick<Subscription, 'id' | 'orderId'>,
  methodId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const method = await tables.savedMethods.find(methodId)
  if (!method) return
  await dropCardNotice(tables, id, method)
  const siblings = await tables.subscriptions.ofOrder(orderId)
  if (siblings.some((each) => each.methodId === methodId)) return
  await eraseMethod(tables, method, clock())
}

/** The same of the one that was saved with the order of a subscription, and is charged no more. */
export async function retireFirstMethod(
  tables: MethodTables & Pick<SiteTables, 'payments'>,
  { id, orderId }: Pick<Subscription, 'id' | 'orderId'>,
  services: Pick<Services, 'clock'>,
): Promise<void> {
  const payment = await tables.payments.findByOrder(orderId)
  const method = payment && (await tables.savedMethods.findByPayment(payment.id))
  if (method) await retireMethod(tables, { id, orderId }, method.id, services)
}

async function eraseMethod({ savedMethods, jobs }: MethodTables, method: KeptMethod, nowMs: number) {
  await savedMethods.erase(method.id)
  await jobs.enqueue(forgetMethodJob(method, nowMs))
}
