import type { VariantKey } from '@vitrine/store/restock/restock'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import { beginTurn } from '../jobs/job-turn.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { mailsPerMinuteOf } from '../newsletter/campaigns/campaign-pace.ts'
import type { Services } from '../services/services.ts'
import { isBack } from './is-back.ts'
import { restockMailKind } from './send-restock-mail.ts'

/** The kind of the jobs that hand those who wait for a variant to the outbox. */
export const restockQueueKind = 'restock-queue'

const queueJobs = defineJob(
  restockQueueKind,
  Type.Object({
    productId: Type.String(),
    variantId: Type.String(),
    /** How many were handed over before. */
    queued: Type.Number(),
    beganMs: Type.Number(),
  }),
)

/** So many are handed over in one transaction: other changes wait no longer than for that. */
const sliceSize = 250

/** A job may take half a minute; this one makes way before. */
const turnMs = 15_000

/** Has all who wait for a variant told; in the transaction that asks for it. Asked for twice in a minute, it is done once. */
export async function enqueueQueueing(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { productId, variantId }: VariantKey,
  nowMs: number,
  queued = 0,
): Promise<void> {
  const id = `${restockQueueKind}-${variantId}-${Math.floor(nowMs / 60_000)}-${queued}`
  const payload = { productId, variantId, queued, beganMs: nowMs }
  await jobs.enqueue({ id, kind: restockQueueKind, payload, runAtMs: nowMs })
}

/** Hands those who wait over, slice by slice. A slice and its mails stand in one transaction, so that each is told once, whenever the server stops. */
export function queueRestockMails(
  services: Pick<Services, 'newId' | 'clock' | 'campaignMailsPerMinute'>,
): JobHandler {
  return async ({ store, payload, nowMs }) => {
    const queueing = queueJobs.read(payload)
    const isOver = beginTurn(turnMs)
    for (let { queued } = queueing; ; ) {
      const taken = await queueSlice(store, { ...queueing, queued, nowMs }, services)
      queued += taken
      if (taken === 0) return
      if (!isOver()) continue
      const { beganMs } = queueing
      return store.transaction((tables) => enqueueQueueing(tables, queueing, beganMs, queued))
    }
  }
}

interface QueueContext extends VariantKey {
  readonly queued: number
  readonly nowMs: number
}

/** Mails go out at the pace of campaigns: those about orders, which are due at once, come between them. */
function queueSlice(
  store: SiteStore,
  { productId, variantId, queued, nowMs }: QueueContext,
  services: Pick<Services, 'newId' | 'campaignMailsPerMinute'>,
): Promise<number> {
  const apartMs = 60_000 / mailsPerMinuteOf(services)
  return store.transaction(async (tables) => {
    if (!(await isBack(tables, { productId, variantId }))) return 0
    const taken = await tables.restock.take({ productId, variantId }, sliceSize, nowMs)
    const jobs = taken.map(({ id, email }, place) => ({
      id: services.newId(),
      kind: restockMailKind,
      payload: { signUpId: id },
      runAtMs: nowMs + Math.floor((queued + place) * apartMs),
      mail: mailFacts('restock', { to: email, subject: '' }),
    }))
    await tables.jobs.enqueueMany(jobs)
    return taken.length
  })
}
