import type { ChangeContext, ChangeResult } from '../change-subscription.ts'
import type { Subscription } from '../subscription.ts'

/** A change as it is applied to what is kept. */
type Apply = (subscription: Subscription, context: ChangeContext) => ChangeResult

/** What kind of event each act is that leaves out what comes next. */
const kinds = { skip: 'skipped', pause: 'paused' } as const

interface AskedOf {
  readonly act: keyof typeof kinds
  /** The cycle that was next where it was asked for; undefined: nobody said. */
  readonly cycle: number | undefined
}

/**
 * Leaves out what was next where somebody asked for it, and nothing more: a second press of the same button finds it done. Where another cycle is next for another
 * reason, they look again first.
 */
export function askedOfCycle(apply: Apply, { act, cycle }: AskedOf): Apply {
  return (subscription, context) => {
    const { nextCycle, history } = subscription
    if (cycle === undefined || cycle === nextCycle) return apply(subscription, context)
    const isDone = nextCycle > cycle && history.at(-1)?.kind === kinds[act]
    return { ok: false, problem: isDone ? 'done-already' : 'other-cycle' }
  }
}
