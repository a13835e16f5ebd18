import { isGivenUp, sentAgain } from '@vitrine/domain/forms/targets/delivery'
import type { SiteTables } from '@vitrine/store/store'
import { type Static, Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
import type { JobHandler } from '../../jobs/job-handler.ts'
import type { Services } from '../../services/services.ts'
import { enqueueDelivery } from './enqueue-deliveries.ts'

const wanted = Type.Object({
  targetId: Type.String(),
  /** What was given up since then is another's to send. */
  pressedAtMs: Type.Number(),
  /** The oldest that was looked at so far; null before the first. */
  last: Type.Union([Type.Object({ id: Type.String(), createdAtMs: Type.Number() }), Type.Null()]),
})

/** The jobs that go on sending again to a target. */
export const sendAgainJobs = defineJob('form-deliveries-again', wanted)

/** Deliveries that are looked at in one transaction. */
const slice = 200

/** Sends again what was given up of the newest deliveries that were not looked at yet, and leaves the others to a job. */
export async function sendSliceAgain(
  { formDeliveries, jobs }: Pick<SiteTables, 'formDeliveries' | 'jobs'>,
  { targetId, pressedAtMs, last }: Static<typeof wanted>,
  { newId, nowMs }: { readonly newId: () => string; readonly nowMs: number },
): Promise<void> {
  const looked = await formDeliveries.ofTarget(targetId, slice, last)
  const failed = looked.filter((each) => isGivenUp(each) && each.beganAtMs < pressedAtMs)
  for (const { id } of failed.toReversed()) {
    const known = await formDeliveries.lock(id)
    if (!known || !isGivenUp(known)) continue
    const again = sentAgain(known, { jobId: newId(), nowMs })
    await formDeliveries.save(again)
    await enqueueDelivery({ jobs }, again)
  }
  const oldest = looked.at(-1)
  if (!oldest || looked.length < slice) return
  const { id, createdAtMs } = oldest
  const payload = { targetId, pressedAtMs, last: { id, createdAtMs } }
  await jobs.enqueue({ id: `again-${pressedAtMs}-${id}`, kind: sendAgainJobs.kind, payload, runAtMs: nowMs })
}

/** Goes on with it, a slice at a time (the job `form-deliveries-again`), while the target is on. */
export function sendFailedAgain({ newId }: Pick<Services, 'newId'>): JobHandler {
  return async ({ payload, store, nowMs }) => {
    const rest = sendAgainJobs.read(payload)
    await store.transaction(async (tables) => {
      const target = await tables.formTargets.find(rest.targetId)
      if (target?.isOn) await sendSliceAgain(tables, rest, { newId, nowMs })
    })
  }
}
