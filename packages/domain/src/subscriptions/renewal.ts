import type { DeclineProblem } from '../payments/decline.ts'
import { cycleDueMs } from './cycles/cycle-due.ts'
import { cycleToCome } from './cycles/cycle-to-come.ts'
import type { SubscriptionFact } from './record/subscription-fact.ts'
import { afterTryBeside, failuresBeside } from './retries/beside-the-plan.ts'
import type { RetryTerms } from './retries/retry-terms.ts'
import type { Subscription, SubscriptionEvent } from './subscription.ts'
import { isRunning } from './subscription-states.ts'

const dayMs = 86_400_000

/** What a cycle's charge is known by: each try of a cycle is charged once, whatever is repeated. */
export function chargeIdOf(subscription: Subscription): string {
  const { id, nextCycle, failures } = subscription
  return `${id}-${nextCycle}-${failures + failuresBeside(subscription, nextCycle)}`
}

/** Whether the plan has a further cycle after so many that were paid; 0 cycles: until canceled. */
export function hasFurtherCycle({ plan }: Pick<Subscription, 'plan'>, paidCycles: number): boolean {
  return plan.billingCycles === 0 || paidCycles < plan.billingCycles
}

/** The subscription after its next cycle was paid. */
export function afterPayment(
  subscription: Subscription,
  {
    nowMs,
    timeZone,
    orderId,
    orderName,
    deliveryKey,
  }: {
    readonly nowMs: number
    readonly timeZone: string
    /** The order that its payment placed. */
    readonly orderId: string
    readonly orderName: string
    /** By which way of delivery it comes; left out: by none. */
    readonly deliveryKey?: string | undefined
  },
): Subscription {
  const paidCycles = subscription.paidCycles + 1
  const shippingOptionKey = deliveryKey ?? subscription.shippingOptionKey
  const held = { ...withoutOlderApproval(subscription), shippingOptionKey }
  const paid = {
    ...held,
    paidCycles,
    failures: 0,
    lastOrderId: orderId,
    lastPaidCycle: subscription.nextCycle,
  }
  const renewed = note(paid, { atMs: nowMs, kind: 'renewed', fact: { code: 'renewed', orderName } })
  const isLast = !hasFurtherCycle(subscription, paidCycles)
  // Who canceled while it was charged has this cycle, and no other.
  if (!isRunning(subscription.state)) {
    const ended = canceledWithCycle(renewed, timeZone)
    return isLast ? paidOff(ended, { nowMs, endsAtMs: ended.endsAtMs }) : ended
  }
  if (isLast) {
    const { nextAtMs: endsAtMs } = toNextCycle(renewed, nowMs, timeZone)
    return paidOff(renewed, { nowMs, endsAtMs })
  }
  const next = toNextCycle({ ...renewed, state: 'active' }, nowMs, timeZone)
  return { ...next, paidUntilMs: next.nextAtMs ?? undefined }
}

/** The subscription where it waits for a cycle that was paid already: it goes on with the next one, and nothing is charged twice. */
export function beyondPaid(
  subscription: Subscription,
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): Subscription {
  const paid = { ...subscription, lastPaidCycle: subscription.nextCycle }
  return toNextCycle(paid, nowMs, timeZone)
}

/** Once its charge is settled, no other is the last. */
function withoutOlderApproval(subscription: Subscription): Subscription {
  const { approvedCharge, ...held } = subscription
  return approvedCharge === chargeIdOf(subscription) ? subscription : held
}

/** The first cycle that is still to come: after a long decline, or a server that stood still, nobody pays twice in a row. */
function toNextCycle(subscription: Subscription, nowMs: number, timeZone: string): Subscription {
  const next = cycleToCome(subscription, { nowMs, timeZone }, subscription.nextCycle + 1)
  return toCycle(subscription, next, timeZone)
}

function canceledWithCycle(subscription: Subscription, timeZone: string): Subscription {
  const { nextCycle, nextAtMs } = toCycle(subscription, subscription.nextCycle + 1, timeZone)
  return { ...subscription, nextCycle, paidUntilMs: nextAtMs ?? undefined, endsAtMs: nextAtMs }
}

/** A try that failed. */
export interface FailedTry {
  readonly nowMs: number
  readonly problem: DeclineProblem
  /** Whether charging the same method again cannot help: it is not tried again, and its buyer has as many days to name another. */
  readonly isFinal: boolean
  /** Whether its buyer was there, and could approve it. */
  readonly isAttended?: boolean | undefined
  readonly terms: RetryTerms
}

/**
 * The subscription after charging its next cycle failed: it is tried again on the days that the shop set, then it ends. A try that its buyer
 * or an owner asked for takes none of those days away.
 */
export function afterDecline(subscription: Subscription, failedTry: FailedTry): Subscription {
  const { nowMs, problem, isFinal, isAttended = false, terms } = failedTry
  const { retryDays, endOfRetries } = terms
  const tried = { ...withoutOlderApproval(subscription), pausedUntilMs: null }
  // Of a decline for good it is never charged again.
  const methodId = isFinal ? null : subscription.methodId
  const failed = note(
    { ...tried, methodId },
    { atMs: nowMs, kind: 'declined', fact: { code: 'declined', problem } },
  )
  const { failures, plannedAtMs = 0 } = subscription
  if (!isRunning(subscription.state)) return failed
  if (isAttended || plannedAtMs > nowMs) return afterTryBeside(failed, nowMs)
  const nextDay = retryDays[failures]
  if (nextDay === undefined) return stopped(failed, nowMs, endOfRetries)
  const waitDays = nextDay - (retryDays[failures - 1] ?? 0)
  return {
    ...failed,
    state: 'past-due',
    failures: failures + 1,
    nextAtMs: nowMs + waitDays * dayMs,
    plannedAtMs: undefined,
  }
}

/** The subscription after its last payment: nothing is charged any more, and it lasts to the end of what was paid. */
export function paidOff(
  subscription: Subscription,
  { nowMs, endsAtMs }: { readonly nowMs: number; readonly endsAtMs: number | null },
): Subscription {
  const paid = { ...subscription, paidUntilMs: endsAtMs ?? undefined, endsAtMs }
  const over = { ...paid, state: 'expired', nextAtMs: null, failures: 0 } as const
  return note(over, { atMs: nowMs, kind: 'expired', fact: { code: 'paid-off' } })
}

/** Goes on with a cycle: it is due on its day, or at once when that is over. No pause lasts longer. */
export function toCycle(subscription: Subscription, cycle: number, timeZone: string): Subscription {
  const { id, anchorMs, plan } = subscription
  const dueMs = cycleDueMs({ subscriptionId: id, anchorMs, interval: plan.interval, timeZone }, cycle)
  const moved = { ...subscription, nextCycle: cycle, nextAtMs: dueMs }
  return { ...moved, plannedAtMs: undefined, pausedUntilMs: null, pausedFromCycle: undefined }
}

/** What is noted; `by` left out: the buyer or the system did it. */
interface NotedEvent extends Pick<SubscriptionEvent, 'atMs' | 'kind'> {
  readonly fact: SubscriptionFact
  readonly by?: string
}

/** Adds a fact to the history. */
export function note(subscription: Subscription, event: NotedEvent): Subscription {
  const { atMs, kind, fact, by = '' } = event
  const noted: SubscriptionEvent = { atMs, kind, text: '', fact, by }
  return { ...subscription, updatedAtMs: atMs, history: [...subscription.history, noted] }
}

function stopped(
  subscription: Subscription,
  nowMs: number,
  endOfRetries: RetryTerms['endOfRetries'],
): Subscription {
  const over = { ...subscription, state: endOfRetries, nextAtMs: null, failures: 0 } as const
  if (endOfRetries === 'paused')
    return note(over, { atMs: nowMs, kind: 'paused', fact: { code: 'paused-unpaid' } })
  return note(
    { ...over, endsAtMs: nowMs },
    { atMs: nowMs, kind: 'canceled', fact: { code: 'canceled', why: 'unpaid' } },
  )
}
