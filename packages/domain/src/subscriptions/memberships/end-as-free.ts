import { type ChangeContext, type ChangeResult, cancel } from '../change-subscription.ts'
import { lastsWithMore } from '../is-over.ts'
import { note } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'

/** Ends what costs nothing any more with what was paid for; one that its buyer canceled before is not taken up again either. */
export function endAsFree(
  subscription: Subscription,
  moment: Pick<ChangeContext, 'nowMs' | 'timeZone' | 'by'>,
): ChangeResult {
  if (subscription.state !== 'canceled') {
    const ended = cancel(subscription, moment, 'free-now')
    return ended.ok ? { ...ended, subscription: withoutMethod(ended.subscription) } : ended
  }
  const { nowMs, by } = moment
  if (!lastsWithMore(subscription, nowMs)) return { ok: false, problem: 'not-running' }
  const fact = { code: 'canceled', why: 'free-now' } as const
  return {
    ok: true,
    isEnd: true,
    subscription: note(withoutMethod(subscription), { atMs: nowMs, kind: 'canceled', fact, by }),
  }
}

/** Nothing is charged by it any more. */
function withoutMethod(subscription: Subscription): Subscription {
  return { ...subscription, methodId: null }
}
