import { type ChangeContext, type ChangeResult, cancel, cancelNow } from '../change-subscription.ts'
import { isOver } from '../is-over.ts'
import { lastPaidOrderId } from '../last-paid-order-id.ts'
import { note } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'
import type { OrderEnd } from './order-end.ts'

/** What became of an order. */
export interface OrderEnding {
  readonly orderId: string
  readonly why: OrderEnd
  /** Whether nothing of its money is left to the shop. */
  readonly isPaidBack: boolean
}

/** What happens to an order with which all of its money goes back, though it is not back yet. */
const takesAll: ReadonlySet<OrderEnd> = new Set(['canceled', 'disputed'])

/** Ends what an order subscribes to: at once where the money of the time that runs is gone, else with what was paid. */
export function endByOrder(
  subscription: Subscription,
  context: ChangeContext,
  ending: OrderEnding,
): ChangeResult {
  if (isMoneyGone(subscription, ending)) return cancelNow(subscription, context, ending.why)
  return ending.why === 'withdrawn'
    ? withdraw(subscription, context)
    : cancel(subscription, context, ending.why)
}

/** Ends at once what its buyer withdrew from, where the money of the time that runs is gone; what they keep stays as it is. */
export function endWithdrawn(
  subscription: Subscription,
  context: ChangeContext,
  ending: OrderEnding,
): ChangeResult {
  if (!subscription.isWithdrawn || !isMoneyGone(subscription, ending))
    return { ok: false, problem: 'not-running' }
  return cancelNow(subscription, context, ending.why)
}

/** Notes that its buyer withdrew from the whole contract, whether it runs or they canceled it before: it lasts until that is paid back. */
export function withdraw(subscription: Subscription, context: ChangeContext): ChangeResult {
  const { nowMs, by } = context
  if (subscription.state !== 'canceled') {
    const ended = cancel(subscription, context, 'withdrawn')
    return ended.ok ? { ...ended, subscription: { ...ended.subscription, isWithdrawn: true } } : ended
  }
  if (subscription.isWithdrawn || isOver(subscription, nowMs)) return { ok: false, problem: 'not-running' }
  const fact = { code: 'canceled', why: 'withdrawn' } as const
  const withdrawn = note({ ...subscription, isWithdrawn: true }, { atMs: nowMs, kind: 'canceled', fact, by })
  return { ok: true, isEnd: true, subscription: withdrawn }
}

function isMoneyGone(subscription: Subscription, { orderId, why, isPaidBack }: OrderEnding): boolean {
  return lastPaidOrderId(subscription) === orderId && (takesAll.has(why) || isPaidBack)
}
