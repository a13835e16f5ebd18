import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import {
  afterTry,
  type DeliveryOutcome,
  deliveryLimitMs,
  type FormDelivery,
} from '@vitrine/domain/forms/targets/delivery'
import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { SiteStore } from '@vitrine/store/store'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { sendMailKind } from '../../mail/send-mail.ts'
import { type FormTargetDesk, usualFormTargetDesk } from '../../services/form-target-desk.ts'
import type { Services } from '../../services/services.ts'
import { deliveryJobs, enqueueDelivery } from './enqueue-deliveries.ts'
import { writeOffNotice } from './off-notice.ts'
import { sampleSubmission } from './sample-submission.ts'
import { allSenders } from './senders/all-senders.ts'
import { openSecrets } from './target-secrets.ts'
import { TargetTurns } from './target-turns.ts'

/**
 * Sends a submission to a target, and writes down what came of it (the job `form-delivery`). Its delivery names the job that has it in
 * hand, so that two never send on. A server that is killed in between sends again with the same id.
 */
export function deliverSubmissions(services: Services, lookOf: LookOf): JobHandler {
  const desk = services.formTargetDesk ?? usualFormTargetDesk
  const turns = new TargetTurns()
  return async ({ id: jobId, payload, attempts, store, nowMs }) => {
    const delivery = await store.formDeliveries.find(deliveryJobs.read(payload).deliveryId)
    if (delivery?.state !== 'waiting' || delivery.jobId !== jobId) return
    const target = await store.formTargets.find(delivery.targetId)
    if (!target) return
    const isTest = delivery.submissionId === ''
    if (!target.isOn && !isTest) return record(store, delivery, { ...ended, message: offText }, services)
    if (target.health.restsUntilMs > nowMs && !isTest) return rest(store, delivery, target, services)
    const submission = isTest
      ? await sampleSubmission(store, delivery, nowMs)
      : await store.submissions.find(delivery.submissionId)
    if (!submission) return record(store, delivery, { ...ended, message: removedText }, services)
    // It goes nowhere; where that was a mistake, its owner sends it again.
    if (submission.isSpam) return record(store, delivery, { ...ended, message: spamText }, services)
    const context = { services, desk, lookOf, nowMs, isAgain: delivery.tried > 0 || attempts > 1 }
    const outcome = await turns.take(target.id, () =>
      tryOnce({ store, delivery, target, submission }, context),
    )
    if (outcome) await record(store, delivery, outcome, { ...services, lookOf })
    else await putOff(store, delivery, services.clock() + nextTurnMs(), services)
  }
}

const offText = 'The target is switched off.'
const removedText = 'The submission was removed before it was sent.'
const spamText = 'The submission was called spam before it was sent.'
const ended = { isDelivered: false, status: null, tookMs: 0, end: 'final', isUncounted: true } as const

/** What a try came to; what is uncounted says nothing of the target. */
type Outcome = DeliveryOutcome & { readonly isUncounted?: boolean }

interface InHand {
  readonly store: SiteStore
  readonly delivery: FormDelivery
  readonly target: FormTarget
  readonly submission: Submission
}

interface TryContext {
  readonly services: Services
  readonly desk: FormTargetDesk
  readonly lookOf: LookOf
  readonly nowMs: number
  readonly isAgain: boolean
}

async function tryOnce(
  { store, delivery, target, submission }: InHand,
  { services, desk, lookOf, nowMs, isAgain }: TryContext,
): Promise<Outcome> {
  const beganMs = performance.now()
  const sent = await allSenders[target.kind]({
    id: delivery.id,
    beganAtMs: delivery.beganAtMs,
    target,
    submission,
    isTest: delivery.submissionId === '',
    isAgain,
    secrets: openSecrets(target, nowMs, services),
    store,
    services,
    desk,
    lookOf,
    nowMs,
  })
  const isTest = delivery.submissionId === ''
  const tookMs = Math.round(performance.now() - beganMs)
  // A test is tried once: its owner looks on.
  return isTest && !sent.isDelivered
    ? { ...sent, tookMs, end: sent.end ?? 'final', isUncounted: true }
    : { ...sent, tookMs }
}

type RecordContext = Pick<Services, 'clock' | 'newId' | 'publicUrl' | 'panelHost'> & {
  readonly lookOf?: LookOf
}

/** Writes down what came of a try, with the job of the next, in one transaction. */
async function record(
  store: SiteStore,
  { id, jobId }: FormDelivery,
  outcome: Outcome,
  services: RecordContext,
): Promise<void> {
  const nowMs = services.clock()
  const mayEnd = !outcome.isDelivered && services.lookOf
  const notice = mayEnd ? await writeOffNotice(store, services, mayEnd) : null
  await store.transaction(async ({ formDeliveries, formTargets, jobs }) => {
    const delivery = await formDeliveries.lock(id)
    const target = delivery && (await formTargets.lock(delivery.targetId))
    // Somebody removed it, or had it sent again meanwhile.
    if (!target || delivery.jobId !== jobId) return
    const after = afterTry(delivery, target, outcome, { nowMs, chance: Math.random() })
    const next = { ...after.delivery, jobId: services.newId() }
    await formDeliveries.save(next)
    await enqueueDelivery({ jobs }, next)
    if (outcome.isUncounted) return
    await formTargets.save(after.target)
    const letter = after.isSwitchedOff ? notice?.(after.target, services.newId()) : undefined
    if (!letter) return
    const { id: letterId, reason, to, subject, orderId, orderName } = letter
    const mail = { reason, to, subject, orderId, orderName }
    await jobs.enqueue({ id: letterId, kind: sendMailKind, payload: letter, runAtMs: nowMs, mail })
  })
}

/** Waits until the target is tried again; what has waited too long is given up. */
async function rest(
  store: SiteStore,
  delivery: FormDelivery,
  { health }: FormTarget,
  services: RecordContext,
): Promise<void> {
  const nowMs = services.clock()
  if (nowMs - delivery.beganAtMs > deliveryLimitMs)
    return record(store, delivery, { ...ended, isUncounted: false, message: notReachedText }, services)
  const spreadMs = Math.round(Math.random() * 30_000)
  await putOff(store, delivery, health.restsUntilMs + spreadMs, services)
}

/** When one is looked at again that met another on its way to its target: spread, so that many do not come at once. */
function nextTurnMs(): number {
  return 1_000 + Math.round(Math.random() * 9_000)
}

/** Gives a delivery another job, for later; nothing was tried. */
async function putOff(
  store: SiteStore,
  delivery: FormDelivery,
  nextAtMs: number,
  services: RecordContext,
): Promise<void> {
  await store.transaction(async ({ formDeliveries, jobs }) => {
    const known = await formDeliveries.lock(delivery.id)
    if (known?.jobId !== delivery.jobId) return
    const next = { ...known, jobId: services.newId(), nextAtMs }
    await formDeliveries.save(next)
    await enqueueDelivery({ jobs }, next)
  })
}

const notReachedText = 'The target could not be reached for a day and a half.'
