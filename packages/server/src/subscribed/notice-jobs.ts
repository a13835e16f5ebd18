import type { SavedMethod } from '@vitrine/domain/payments/saved-method'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { cardMark, cardNotice } from '@vitrine/domain/subscriptions/notices/card-notice'
import { reminderAtMs } from '@vitrine/domain/subscriptions/notices/renewal-reminder'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteTables } from '@vitrine/store/store'

/** The kind of the jobs that tell a buyer of what is to come. */
export const noticeJobKind = 'subscription-notice'

/** Of which subscription what is told; the job looks whether it still is so. */
export interface NoticePayload {
  readonly subscriptionId: string
  readonly notice: 'reminder' | 'card'
}

/** Reads which notice a job is to send. */
export function readNoticePayload(payload: unknown): NoticePayload {
  const { subscriptionId, notice } = isRecord(payload) ? payload : {}
  if (typeof subscriptionId === 'string' && (notice === 'reminder' || notice === 'card'))
    return { subscriptionId, notice }
  throw new Error('A buyer is to be told of a subscription, but the job does not say of which, or what.')
}

/** The job of the reminder before the next payment; null where its buyer needs none. */
export function reminderJob(subscription: Subscription): NewJob | null {
  const runAtMs = reminderAtMs(subscription)
  if (runAtMs === null) return null
  const { id, nextCycle, nextAtMs } = subscription
  const payload: NoticePayload = { subscriptionId: id, notice: 'reminder' }
  return { id: `remind-${id}-${nextCycle}-${nextAtMs}`, kind: noticeJobKind, payload, runAtMs }
}

/** Enqueues the word to its buyer that the card expires; once for each card, whatever is repeated. */
export async function enqueueCardNotice(
  { jobs }: Pick<SiteTables, 'jobs'>,
  subscription: Subscription,
  method: Pick<SavedMethod, 'expiry'> & { readonly id: string },
  timeZone: string,
): Promise<void> {
  const notice = cardNotice(subscription, method, timeZone)
  if (notice === null) return
  const payload: NoticePayload = { subscriptionId: subscription.id, notice: 'card' }
  const id = cardJobId(subscription.id, notice.mark)
  await jobs.enqueue({ id, kind: noticeJobKind, payload, runAtMs: notice.atMs })
}

/** Takes that job back for a card that is charged no more. */
export async function dropCardNotice(
  { jobs }: Pick<SiteTables, 'jobs'>,
  subscriptionId: string,
  { id, expiry }: Pick<SavedMethod, 'expiry'> & { readonly id: string },
): Promise<void> {
  if (expiry) await jobs.finish(cardJobId(subscriptionId, cardMark(id, expiry)))
}

function cardJobId(subscriptionId: string, mark: string): string {
  return `card-${subscriptionId}-${mark.replace(' ', '-')}`
}
