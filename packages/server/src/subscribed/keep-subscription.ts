import { isRecord } from '@vitrine/domain/shapes/is-record'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteTables } from '@vitrine/store/store'
import { reminderJob } from './notice-jobs.ts'

/** The kind of the jobs that charge the next cycle of a subscription. */
export const renewalJobKind = 'renew-subscription'

/** Which cycle of which subscription a job is to charge; a subscription that went on meanwhile is left alone. */
export interface RenewalPayload {
  readonly subscriptionId: string
  readonly chargeId: string
}

/** Reads which cycle a job is to charge. */
export function readRenewalPayload(payload: unknown): RenewalPayload {
  const { subscriptionId, chargeId } = isRecord(payload) ? payload : {}
  if (typeof subscriptionId === 'string' && typeof chargeId === 'string') return { subscriptionId, chargeId }
  throw new Error('A subscription is to be renewed, but the job does not say which.')
}

/** Saves a subscription with the job of its next charge, in the transaction that changes it. */
export async function saveSubscription(
  tables: Pick<SiteTables, 'subscriptions' | 'jobs'>,
  subscription: Subscription,
): Promise<void> {
  await tables.subscriptions.save(subscription)
  await enqueueNext(tables, subscription)
}

/** Enqueues the next charge, and the reminder before it where there is one. */
export async function enqueueNext(
  { jobs }: Pick<SiteTables, 'jobs'>,
  subscription: Subscription,
): Promise<void> {
  const job = renewalJob(subscription)
  if (job) await jobs.enqueue(job)
  const reminder = reminderJob(subscription)
  if (reminder) await jobs.enqueue(reminder)
}

/** The job of a subscription's next charge; null when nothing is to be charged. */
function renewalJob(subscription: Subscription): NewJob | null {
  const { id, nextAtMs } = subscription
  if (nextAtMs === null) return null
  const payload: RenewalPayload = { subscriptionId: id, chargeId: chargeIdOf(subscription) }
  return { id: `renew-${payload.chargeId}-${nextAtMs}`, kind: renewalJobKind, payload, runAtMs: nextAtMs }
}
