import { canBeCharged } from '@vitrine/domain/subscriptions/is-over'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { dropCardNotice } from './notice-jobs.ts'

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
  const nowMs = clock()
  if (siblings.some((each) => each.methodId === methodId && canBeCharged(each, nowMs))) return
  await eraseMethod(tables, method, nowMs)
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

/** The kind of the jobs that have a gateway forget a way to pay that is charged no more. */
export const forgetMethodJobKind = 'forget-method'

/** The job that has the gateway of a method forget it. */
function forgetMethodJob({ id, gateway, sealedToken }: KeptMethod, nowMs: number): NewJob {
  const payload = { gateway, sealedToken }
  return { id: `forget-method-${id}`, kind: forgetMethodJobKind, payload, runAtMs: nowMs }
}
