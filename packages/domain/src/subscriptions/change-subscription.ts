import { cycleDueMs } from './cycles/cycle-due.ts'
import { cycleToCome } from './cycles/cycle-to-come.ts'
import { isLeft, isOver } from './is-over.ts'
import { pausedUntilMs } from './pauses/paused-until.ts'
import type { CancelCause, LeftOut } from './record/subscription-fact.ts'
import { note, toCycle } from './renewal.ts'
import { tryBeside } from './retries/beside-the-plan.ts'
import type { Subscription } from './subscription.ts'
import { canBecome } from './subscription-states.ts'
import type { ShopTerms } from './terms/shop-terms.ts'

/** Most cycles that a buyer can leave out by a pause. */
const longestPauseCycles = 3

/** Most pieces that come each time. */
export const mostPieces = 99

/** Why a subscription is not changed. */
export type ChangeProblem =
  | 'not-running'
  | 'running-already'
  | 'pause-too-long'
  | 'too-late'
  | 'charge-in-flight'
  | 'not-offered'
  | 'other-currency'
  | 'not-so-many-left'
  | 'quantity-wrong'
  | 'one-only'
  | 'not-failing'
  | 'no-method'
  | 'price-wrong'
  | 'price-same'
  | 'price-too-late'
  | 'nothing-changed'
  | 'done-already'
  | 'other-cycle'
  | 'not-delivered'
  | 'delivery-gone'

/** What people read of it. */
export const changeProblemText: Readonly<Record<ChangeProblem, string>> = {
  'charge-in-flight': 'A payment of this subscription is under way. Please try again in a few minutes.',
  'no-method':
    'There is no way to pay that could be charged. Its buyer has to name one, by the link in our mails.',
  'not-failing': 'No payment of this subscription failed.',
  'not-offered': 'This is not offered any more. Please choose something else.',
  'other-currency':
    'This shop sells in another currency now than this subscription is paid in, so that cannot be done. Please begin a new one.',
  'nothing-changed': 'It was like that already: nothing was changed.',
  'delivery-gone': 'It is not delivered like that any more. Please choose another way.',
  'not-delivered': 'It cannot be delivered like that. Please choose something else, or another address.',
  'done-already': 'That was done already.',
  'other-cycle': 'What comes next has changed meanwhile. Please look at it again.',
  'price-same': 'That is the price already.',
  'price-too-late':
    'All of its payments are made before a higher price could count, which is announced 30 days ahead.',
  'price-wrong': 'Write an amount.',
  'one-only': 'You can buy only one of this item at a time.',
  'not-running': 'This subscription is not running.',
  'running-already': 'This subscription is running: there is nothing to take up.',
  'quantity-wrong': `Write a whole number of pieces, from 1 to ${mostPieces}.`,
  'pause-too-long': `A subscription can be paused for at most ${longestPauseCycles} payments.`,
  'not-so-many-left': 'There are not as many at the moment. Please choose fewer, or something else.',
  'too-late':
    'What was paid for is over, so this subscription cannot be taken up again. Please begin a new one.',
}

/** The subscription as it is from now on, or why it stays as it was. */
export type ChangeResult =
  | {
      readonly ok: true
      readonly subscription: Subscription
      /** Whether nothing is charged any more from now on, also while a charge is under way. */
      readonly isEnd?: boolean
    }
  | { readonly ok: false; readonly problem: ChangeProblem }

/** Who changes it, and when. */
interface ChangeMoment {
  readonly nowMs: number
  readonly timeZone: string
  /** Display name of the owner account; '' for the buyer. */
  readonly by: string
}

/** The same, with how the shop writes its prices then. */
export interface ChangeContext extends ChangeMoment {
  readonly shop: ShopTerms
}

/** Leaves out the next cycle: nothing is charged and nothing comes. */
export function skipNext(subscription: Subscription, { nowMs, timeZone, by }: ChangeMoment): ChangeResult {
  if (subscription.state !== 'active') return { ok: false, problem: 'not-running' }
  if (mostCycles(subscription, { nowMs, timeZone }) < 1) return { ok: false, problem: 'pause-too-long' }
  const fact = { code: 'skipped', what: leftOutOf(subscription) } as const
  const skipped = note(subscription, { atMs: nowMs, kind: 'skipped', fact, by })
  const later = leaveOut(skipped, 1, { nowMs, timeZone })
  // One that is paused stays so for longer.
  const isPaused = pausedUntilMs(subscription) !== null
  if (!isPaused) return { ok: true, subscription: later }
  const { pausedFromCycle } = subscription
  return { ok: true, subscription: { ...later, pausedUntilMs: later.nextAtMs, pausedFromCycle } }
}

/** Pauses for some cycles, after which it goes on by itself. */
export function pauseFor(
  subscription: Subscription,
  cycles: number,
  { nowMs, timeZone, by }: ChangeMoment,
): ChangeResult {
  if (subscription.state !== 'active') return { ok: false, problem: 'not-running' }
  if (!Number.isInteger(cycles) || cycles < 1 || cycles > mostCycles(subscription, { nowMs, timeZone }))
    return { ok: false, problem: 'pause-too-long' }
  const fact = { code: 'paused-for', what: leftOutOf(subscription), cycles } as const
  const paused = note(subscription, { atMs: nowMs, kind: 'paused', fact, by })
  const later = leaveOut(paused, cycles, { nowMs, timeZone })
  // What was skipped before it stays so where the pause is ended sooner.
  const isPaused = pausedUntilMs(subscription) !== null
  const pausedFromCycle = isPaused ? subscription.pausedFromCycle : subscription.nextCycle
  return { ok: true, subscription: { ...later, pausedUntilMs: later.nextAtMs, pausedFromCycle } }
}

/** A membership is open, and nothing of it is delivered. */
function leftOutOf({ line }: Subscription): LeftOut {
  return line.productType === 'paywall' ? 'payment' : 'delivery'
}

/**
 * Takes up a subscription that was paused or canceled: its next cycle is the first that is still to come, of those that the pause left out
 * where there is one.
 */
export function resume(
  subscription: Subscription,
  { nowMs, timeZone, shop, by }: ChangeContext,
): ChangeResult {
  if (isPutOff(subscription, { nowMs, timeZone })) {
    const isPaused = pausedUntilMs(subscription) !== null
    const fact = { code: isPaused ? 'resumed' : 'skip-taken-back' } as const
    const back = note(subscription, { atMs: nowMs, kind: 'resumed', fact, by })
    const from = isPaused ? subscription.pausedFromCycle : undefined
    const next = cycleToCome(subscription, { nowMs, timeZone }, from)
    return { ok: true, subscription: toCycle(back, next, timeZone) }
  }
  if (subscription.state === 'active') return { ok: false, problem: 'running-already' }
  if (!canBecome(subscription.state, 'active') || subscription.state === 'past-due')
    return { ok: false, problem: 'not-running' }
  if (!isLeft(subscription)) return { ok: false, problem: 'not-running' }
  if (isOver(subscription, nowMs)) return { ok: false, problem: 'too-late' }
  const isOther = subscription.state === 'canceled' && subscription.currency !== shop.currency
  if (isOther) return { ok: false, problem: 'other-currency' }
  const fact = { code: 'resumed' } as const
  const taken = note(
    { ...subscription, state: 'active', endsAtMs: null, isWithdrawn: undefined, failures: 0 },
    { atMs: nowMs, kind: 'resumed', fact, by },
  )
  const next = cycleToCome(subscription, { nowMs, timeZone }, subscription.nextCycle)
  return { ok: true, subscription: toCycle(taken, next, timeZone) }
}

/** Goes on behind so many cycles, with the first that is still to come: one that waits for goods may be behind its days. */
function leaveOut(
  subscription: Subscription,
  cycles: number,
  { nowMs, timeZone }: Pick<ChangeMoment, 'nowMs' | 'timeZone'>,
): Subscription {
  const next = cycleToCome(subscription, { nowMs, timeZone }, subscription.nextCycle + cycles)
  return toCycle(subscription, next, timeZone)
}

/** How many deliveries more can be left out, with what is left out already. */
export function mostCycles(
  subscription: Subscription,
  moment: Pick<ChangeContext, 'nowMs' | 'timeZone'>,
): number {
  const { nextCycle } = subscription
  const first = Math.min(nextCycle, cycleToCome(subscription, moment))
  return Math.max(0, longestPauseCycles - (nextCycle - first))
}

/** Whether a cycle that is still to come is left out: by a pause that can be ended sooner. */
export function isPutOff(
  subscription: Subscription,
  { nowMs, timeZone }: Pick<ChangeContext, 'nowMs' | 'timeZone'>,
): boolean {
  const { state, failures, nextCycle } = subscription
  return state === 'active' && failures === 0 && cycleToCome(subscription, { nowMs, timeZone }) < nextCycle
}

/** Cancels: nothing is charged any more, and what was paid for lasts to its end, also where deliveries after it were left out. */
export function cancel(
  subscription: Subscription,
  { nowMs, timeZone, by }: ChangeMoment,
  why: CancelCause = 'asked',
): ChangeResult {
  if (!canBecome(subscription.state, 'canceled')) return { ok: false, problem: 'not-running' }
  const endsAtMs = Math.max(nowMs, subscription.paidUntilMs ?? paidUntil(subscription, { nowMs, timeZone }))
  const canceled = { ...subscription, state: 'canceled', nextAtMs: null, endsAtMs } as const
  const fact = { code: 'canceled', why } as const
  return { ok: true, isEnd: true, subscription: note(canceled, { atMs: nowMs, kind: 'canceled', fact, by }) }
}

/** Cancels at once: what was paid for ends today, and nothing of it can be taken up again. */
export function cancelNow(
  subscription: Subscription,
  { nowMs, by }: ChangeContext,
  why: CancelCause = 'asked-at-once',
): ChangeResult {
  if (isOver(subscription, nowMs)) return { ok: false, problem: 'not-running' }
  const canceled = { ...subscription, state: 'canceled', nextAtMs: null, endsAtMs: nowMs } as const
  const fact = { code: 'canceled', why } as const
  return { ok: true, isEnd: true, subscription: note(canceled, { atMs: nowMs, kind: 'canceled', fact, by }) }
}

/** Charges at once what was to be tried again later, beside the tries that are planned. */
export function retryNow(subscription: Subscription, { nowMs, by }: ChangeContext): ChangeResult {
  if (subscription.state !== 'past-due') return { ok: false, problem: 'not-failing' }
  if (subscription.methodId === null) return { ok: false, problem: 'no-method' }
  const fact = { code: 'retried' } as const
  const tried = tryBeside(subscription, nowMs)
  return { ok: true, subscription: note(tried, { atMs: nowMs, kind: 'retried', fact, by }) }
}

/** Names another way to pay; what is past due is tried with it at once, beside the tries that are planned. */
export function changeMethod(
  subscription: Subscription,
  { methodId, label }: { readonly methodId: string; readonly label: string },
  { nowMs, timeZone, shop, by }: ChangeContext,
): ChangeResult {
  if (subscription.state === 'canceled' || subscription.state === 'expired')
    return { ok: false, problem: 'not-running' }
  const fact = { code: 'method-changed', label } as const
  const named = note({ ...subscription, methodId }, { atMs: nowMs, kind: 'method-changed', fact, by })
  if (subscription.state === 'past-due') return { ok: true, subscription: tryBeside(named, nowMs) }
  if (subscription.state === 'paused') return resume(named, { nowMs, timeZone, shop, by })
  return { ok: true, subscription: named }
}

/** Of one that was kept before its payments said until when they last: the first day that nobody paid for. */
function paidUntil(subscription: Subscription, moment: Pick<ChangeContext, 'nowMs' | 'timeZone'>): number {
  const cycle = Math.min(subscription.nextCycle, cycleToCome(subscription, moment))
  return dueOf(subscription, cycle, moment.timeZone)
}

function dueOf({ id, anchorMs, plan }: Subscription, cycle: number, timeZone: string): number {
  return cycleDueMs({ subscriptionId: id, anchorMs, interval: plan.interval, timeZone }, cycle)
}
