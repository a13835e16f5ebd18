import { outsideView } from '@vitrine/domain/forms/inbox/outside-view'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import {
  type AfterTry,
  afterTry,
  type DeliveryOutcome,
  type FormDelivery,
  isTest,
} from '@vitrine/domain/forms/targets/delivery'
import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'
import { afterEnd, nextStep } from '@vitrine/domain/forms/targets/next-step'
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
    const found = isTest(delivery)
      ? await sampleSubmission(store, delivery, nowMs)
      : await store.submissions.find(delivery.submissionId)
    const step = nextStep({ delivery, target, submission: found }, nowMs)
    const writing = { store, services, lookOf }
    if (step.kind === 'wait')
      return putOff(store, delivery, step.untilMs + Math.round(Math.random() * 30_000), services)
    if (step.kind === 'end')
      return record({ delivery, target }, writing, (at, to) => afterEnd(at, to, { why: step.why, nowMs }))
    const context = { services, desk, lookOf, nowMs, isAgain: delivery.tried > 0 || attempts > 1 }
    const { submission } = step
    const outcome = await turns.take(target.id, () =>
      tryOnce({ store, delivery, target, submission }, context),
    )
    if (!outcome) return putOff(store, delivery, services.clock() + nextTurnMs(), services)
    const after = { nowMs: services.clock(), chance: Math.random() }
    await record({ delivery, target }, writing, (at, to) => afterTry(at, to, outcome, after))
  }
}

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
): Promise<DeliveryOutcome> {
  const beganMs = performance.now()
  const sent = await allSenders[target.kind]({
    id: delivery.id,
    beganAtMs: delivery.beganAtMs,
    target,
    submission: outsideView(submission),
    isTest: isTest(delivery),
    isAgain,
    secrets: openSecrets(target, nowMs, services),
    store,
    services,
    desk,
    lookOf,
    nowMs,
  })
  return { ...sent, tookMs: Math.round(performance.now() - beganMs) }
}

interface RecordContext {
  readonly store: SiteStore
  readonly services: Services
  readonly lookOf: LookOf
}

/** Writes down what became of a delivery, with the job of its next try and the letter of a target that was switched off, in one transaction. */
async function record(
  { delivery: given, target }: Pick<InHand, 'delivery' | 'target'>,
  { store, services, lookOf }: RecordContext,
  become: (delivery: FormDelivery, target: FormTarget) => AfterTry,
): Promise<void> {
  // It is switched off by what is given up alone.
  const isGivenUp = target.isOn && become(given, target).delivery.state === 'failed'
  const notice = isGivenUp ? await writeOffNotice(store, services, lookOf) : null
  await store.transaction(async ({ formDeliveries, formTargets, jobs }) => {
    const known = await formDeliveries.lock(given.id)
    const lockedTarget = known && (await formTargets.lock(known.targetId))
    // Somebody removed it, or had it sent again meanwhile.
    if (!lockedTarget || known.jobId !== given.jobId) return
    const after = become(known, lockedTarget)
    const next = { ...after.delivery, jobId: services.newId() }
    await formDeliveries.save(next)
    await enqueueDelivery({ jobs }, next)
    await formTargets.save(after.target)
    const letter = after.isSwitchedOff ? notice?.(after.target, services.newId()) : undefined
    if (!letter) return
    const { id: letterId, reason, to, subject, orderId, orderName } = letter
    const mail = { reason, to, subject, orderId, orderName }
    const runAtMs = services.clock()
    await jobs.enqueue({ id: letterId, kind: sendMailKind, payload: letter, runAtMs, mail })
  })
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
  services: Pick<Services, 'newId'>,
): Promise<void> {
  await store.transaction(async ({ formDeliveries, jobs }) => {
    const known = await formDeliveries.lock(delivery.id)
    if (known?.jobId !== delivery.jobId) return
    const next = { ...known, jobId: services.newId(), nextAtMs }
    await formDeliveries.save(next)
    await enqueueDelivery({ jobs }, next)
  })
}
