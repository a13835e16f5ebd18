import { type LinkOutcome, returnToList, unsubscribe } from '@vitrine/domain/newsletter/follow-link'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'
import { noteRefusal, takeRefusalBack } from './note-refusal.ts'

type LeaveTables = Pick<SiteTables, 'subscribers' | 'customers'>

/** Takes a locked subscriber off their list, and writes their no down with the customer of the same address; `by` is the owner who does it, '' for the person themselves. */
export async function leaveList(
  tables: LeaveTables,
  subscriber: Subscriber,
  stamp: { readonly nowMs: number; readonly by: string },
): Promise<LinkOutcome> {
  const left = unsubscribe(subscriber, stamp)
  if (!left.ok || left.already) return left
  await tables.subscribers.save(left.subscriber)
  await noteRefusal(tables, left.subscriber, stamp.nowMs)
  return left
}

/** Takes a leave of a moment ago back, with the no that was written down for it. */
export async function takeLeaveBack(
  tables: LeaveTables,
  subscriber: Subscriber,
  nowMs: number,
): Promise<LinkOutcome> {
  const back = returnToList(subscriber, nowMs)
  if (!back.ok || back.already) return back
  await tables.subscribers.save(back.subscriber)
  await takeRefusalBack(tables, subscriber, nowMs)
  return back
}

/** Counts a leave for the campaign whose link it was; null: they took it back. */
export async function countLeave(
  { campaignDeliveries }: Pick<SiteTables, 'campaignDeliveries'>,
  delivery: { readonly campaignId: string; readonly subscriberId: string },
  leftAtMs: number | null,
): Promise<void> {
  if (leftAtMs === null) await campaignDeliveries.forgetLeave(delivery)
  else await campaignDeliveries.mark(delivery, 'left', leftAtMs)
}
