import { type FormTarget, freshHealth, type TargetHealth } from './form-target.ts'

/** What became of one try. */
interface DeliveryTry {
  readonly atMs: number
  readonly tookMs: number
  /** The status that was answered; null where there was no answer, or the way has none. */
  readonly status: number | null
  /** The beginning of the answer, or why there was none. */
  readonly message: string
}

/** A submission on its way to a target. */
export interface FormDelivery {
  /** Stays the same over all tries: receivers know by it what they have already. */
  readonly id: string
  readonly targetId: string
  readonly formId: string
  /** '' for a test. */
  readonly submissionId: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** The job that has it in hand; '' when it waits for none. */
  readonly jobId: string
  readonly createdAtMs: number
  /** When trying began; sending again starts again. */
  readonly beganAtMs: number
  /** Tries since then. */
  readonly tried: number
  /** When it is tried next; null when it is not. */
  readonly nextAtMs: number | null
  /** The last tries, the newest first. */
  readonly tries: readonly DeliveryTry[]
}

/** What a try came to. `gone` wants nothing more, `final` is not to be tried again as it is. */
export interface DeliveryOutcome {
  readonly isDelivered: boolean
  readonly status: number | null
  readonly message: string
  readonly tookMs: number
  readonly end?: 'gone' | 'final'
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long is waited after each try that failed: a day in all. */
export const deliveryWaitsMs = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  8 * hourMs,
  9 * hourMs,
] as const

/** However seldom it was tried because its target rested, it is given up then. */
export const deliveryLimitMs = 36 * hourMs

/** A target to which nothing got through for so long is switched off when something is given up. */
export const offAfterMs = 3 * 24 * hourMs

/** Deliveries of a target that are listed, the newest. */
export const listedDeliveries = 100

/** Characters of an answer that are kept. */
const keptAnswer = 500

/** Tries that are kept. */
const keptTries = 10

/** Rests after failures in a row: from the third on, half a minute and then twice as long, up to an hour. */
function restMs(failures: number): number {
  return failures < 3 ? 0 : Math.min(hourMs, 30_000 * 2 ** (failures - 3))
}

/** What became of a delivery and its target. */
export interface AfterTry {
  readonly delivery: FormDelivery
  readonly target: FormTarget
  /** Whether this switched the target off. */
  readonly isSwitchedOff: boolean
}

/** Whether an owner asked for it, to see whether anything arrives. */
export function isTest({ submissionId }: Pick<FormDelivery, 'submissionId'>): boolean {
  return submissionId === ''
}

/** Whether it was given up, and a submission waits for somebody to send it again. */
export function isGivenUp(delivery: FormDelivery): boolean {
  return delivery.state === 'failed' && !isTest(delivery)
}

/** A delivery that begins anew, with the same id: receivers know by it what they have already. */
export function sentAgain(
  delivery: FormDelivery,
  { jobId, nowMs }: { readonly jobId: string; readonly nowMs: number },
): FormDelivery {
  return { ...delivery, state: 'waiting', jobId, beganAtMs: nowMs, tried: 0, nextAtMs: nowMs }
}

/** A target at which is tried now what its owner sends, though it may rest. */
export function triedNow(target: FormTarget): FormTarget {
  return { ...target, health: { ...target.health, restsUntilMs: 0 } }
}

/** Whether nothing got through to a target for so long that it is switched off. */
export function isLostFor({ failingSinceMs }: TargetHealth, nowMs: number): boolean {
  return failingSinceMs !== null && nowMs - failingSinceMs >= offAfterMs
}

/** A delivery with one try more in its log. */
export function withTry(delivery: FormDelivery, made: DeliveryTry): FormDelivery {
  const kept = { ...made, message: made.message.slice(0, keptAnswer) }
  return { ...delivery, tries: [kept, ...delivery.tries].slice(0, keptTries) }
}

/**
 * A delivery and its target after a try. A test is tried once, as its owner looks on, and where it fails it says nothing of the target.
 *
 * @param chance from 0 to below 1, to spread what failed together
 */
export function afterTry(
  delivery: FormDelivery,
  target: FormTarget,
  outcome: DeliveryOutcome,
  { nowMs, chance }: { readonly nowMs: number; readonly chance: number },
): AfterTry {
  const { isDelivered, status, message, tookMs, end } = outcome
  const tried = { ...delivery, tried: delivery.tried + 1 }
  const told = withTry(tried, { atMs: nowMs, tookMs, status, message })
  if (isDelivered)
    return {
      delivery: { ...told, state: 'delivered', jobId: '', nextAtMs: null },
      target: { ...target, health: { ...freshHealth, offReason: target.health.offReason } },
      isSwitchedOff: false,
    }
  const nextAtMs = end || isTest(delivery) ? null : nextTime(told, { nowMs, chance })
  const state = nextAtMs === null ? 'failed' : 'waiting'
  const after = { ...told, state, jobId: '', nextAtMs } as const
  if (isTest(delivery)) return { delivery: after, target, isSwitchedOff: false }

  const failures = target.health.failures + 1
  const failingSinceMs = target.health.failingSinceMs ?? nowMs
  const health = { ...target.health, failures, failingSinceMs, restsUntilMs: nowMs + restMs(failures) }
  const isLost = nextAtMs === null && isLostFor(health, nowMs)
  const offReason = end === 'gone' ? 'gone' : isLost ? 'failing' : ''
  if (!target.isOn || offReason === '')
    return { delivery: after, target: { ...target, health }, isSwitchedOff: false }
  return {
    delivery: after,
    target: { ...target, isOn: false, health: { ...health, offReason } },
    isSwitchedOff: true,
  }
}

function nextTime(
  { tried, beganAtMs }: FormDelivery,
  { nowMs, chance }: { readonly nowMs: number; readonly chance: number },
): number | null {
  const waitMs = deliveryWaitsMs[tried - 1]
  if (waitMs === undefined || nowMs - beganAtMs > deliveryLimitMs) return null
  return Math.round(nowMs + waitMs * (0.9 + chance / 5))
}
