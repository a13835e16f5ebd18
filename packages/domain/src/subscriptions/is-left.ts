import { hasFurtherCycle } from './renewal.ts'
import type { Subscription } from './subscription.ts'

/** Whether there is something to take up again: not where all was paid for, nor where it ended because it costs nothing any more. */
export function isLeft(subscription: Pick<Subscription, 'plan' | 'paidCycles' | 'history'>): boolean {
  return hasFurtherCycle(subscription, subscription.paidCycles) && !endedAsFree(subscription)
}

function endedAsFree({ history }: Pick<Subscription, 'history'>): boolean {
  const last = history.findLast(({ kind }) => kind === 'canceled')?.fact
  return last?.code === 'canceled' && last.why === 'free-now'
}
