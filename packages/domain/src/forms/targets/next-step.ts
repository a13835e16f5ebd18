import type { Submission } from '../inbox/submission.ts'
import { type AfterTry, deliveryLimitMs, type FormDelivery, isLostFor, isTest, withTry } from './delivery.ts'
import type { FormTarget } from './form-target.ts'

/** Why a delivery ends without a try. */
export type DeliveryEnd = 'switched-off' | 'removed' | 'spam' | 'not-reached'

/** What owners read of it. */
export const deliveryEndText: Readonly<Record<DeliveryEnd, string>> = {
  'switched-off': 'The target is switched off.',
  removed: 'The submission was removed before it was sent.',
  // It goes nowhere; where that was a mistake, its owner sends it again.
  spam: 'The submission was called spam before it was sent.',
  'not-reached': 'The target could not be reached for a day and a half.',
}

/** What is done with a delivery whose turn has come. */
export type NextStep<Sent> =
  | { readonly kind: 'try'; readonly submission: Sent }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'end'; readonly why: DeliveryEnd }

/** A delivery whose turn has come, with what it is to be sent, as far as that is there. */
interface InTurn<Sent> {
  readonly delivery: FormDelivery
  readonly target: FormTarget
  readonly submission: Sent | undefined
}

/**
 * Says what is done with a delivery whose turn has come. While its target rests, it waits, and what waited too long ends; once the rest is
 * over, whatever comes first is tried, so that somebody finds out that the target is back. A test waits for nothing.
 */
export function nextStep<Sent extends Pick<Submission, 'isSpam'>>(
  { delivery, target, submission }: InTurn<Sent>,
  nowMs: number,
): NextStep<Sent> {
  const waits = !isTest(delivery)
  if (waits && !target.isOn) return { kind: 'end', why: 'switched-off' }
  if (!submission) return { kind: 'end', why: 'removed' }
  if (submission.isSpam) return { kind: 'end', why: 'spam' }
  const { restsUntilMs } = target.health
  if (!waits || restsUntilMs <= nowMs) return { kind: 'try', submission }
  const isTooOld = nowMs - delivery.beganAtMs > deliveryLimitMs
  return isTooOld ? { kind: 'end', why: 'not-reached' } : { kind: 'wait', untilMs: restsUntilMs }
}

/** A delivery and its target after it ended without a try: that is no failure of the target's, and lets it rest no longer. */
export function afterEnd(
  delivery: FormDelivery,
  target: FormTarget,
  { why, nowMs }: { readonly why: DeliveryEnd; readonly nowMs: number },
): AfterTry {
  const told = withTry(delivery, { atMs: nowMs, tookMs: 0, status: null, message: deliveryEndText[why] })
  const ended = { ...told, state: 'failed', jobId: '', nextAtMs: null } as const
  if (why !== 'not-reached' || !target.isOn || !isLostFor(target.health, nowMs))
    return { delivery: ended, target, isSwitchedOff: false }
  const health = { ...target.health, offReason: 'failing' } as const
  return { delivery: ended, target: { ...target, isOn: false, health }, isSwitchedOff: true }
}
