import type { ChangeContext, ChangeResult } from '../change-subscription.ts'
import type { Subscription, SubscriptionEvent } from '../subscription.ts'

/** A change as it is applied to what is kept. */
type Apply = (subscription: Subscription, context: ChangeContext) => ChangeResult

/** What was asked for. */
type AskedOf = {
  /** The cycle that was next where it was asked for; undefined: nobody said. */
  readonly cycle: number | undefined
} & ({ readonly act: 'skip' } | { readonly act: 'pause'; readonly cycles: number })

/**
 * Leaves out what was next where somebody asked for it, and nothing more: a second press of the same button finds it done. Where another cycle is next for another
 * reason, as by a pause of another length, they look again first.
 */
export function askedOfCycle(apply: Apply, asked: AskedOf): Apply {
  return (subscription, context) => {
    const { nextCycle, history } = subscription
    const { cycle } = asked
    if (cycle === undefined || cycle === nextCycle) return apply(subscription, context)
    const isDone = nextCycle > cycle && isOf(asked, history.at(-1))
    return { ok: false, problem: isDone ? 'done-already' : 'other-cycle' }
  }
}

function isOf(asked: AskedOf, event: SubscriptionEvent | undefined): boolean {
  if (asked.act === 'skip') return event?.kind === 'skipped'
  return event?.fact?.code === 'paused-for' && event.fact.cycles === asked.cycles
}
