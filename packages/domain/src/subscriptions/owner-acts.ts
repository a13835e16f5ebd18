import { isOver } from './is-over.ts'
import type { Subscription } from './subscription.ts'
import { actsOf } from './subscription-acts.ts'

/** What owners can do with a subscription. */
export const ownerActs = ['pause', 'skip', 'resume', 'retry', 'cancel', 'cancel-now'] as const

/** One of them. */
export type OwnerAct = (typeof ownerActs)[number]

/** What an owner can do with a subscription now. */
export function ownerActsOf(
  subscription: Subscription,
  moment: Parameters<typeof actsOf>[1],
): readonly OwnerAct[] {
  const { state, methodId } = subscription
  const buyers = actsOf(subscription, moment)
  return ownerActs.filter((act) => {
    if (act === 'retry') return state === 'past-due' && methodId !== null
    if (act === 'cancel-now') return !isOver(subscription, moment.nowMs)
    return buyers.includes(act)
  })
}
