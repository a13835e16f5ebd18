import { orderName } from '@vitrine/domain/orders/order-name'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { JobHandler } from '../jobs/job-handler.ts'
import { mailsPerMinuteOf } from '../newsletter/campaigns/campaign-pace.ts'
import { reviewDueKind } from '../orders/review-due.ts'
import type { Services } from '../services/services.ts'
import { findAsked, readReviewDue } from './asked-order.ts'
import { reviewMailKind } from './send-review-mail.ts'

type QueueServices = Pick<Services, 'secret' | 'clock' | 'campaignMailsPerMinute'>

/** So many are asked in one transaction: other changes wait no longer than for that. */
const sliceSize = 250

/** A job may take half a minute; this one makes way before. */
const mostMs = 15_000

/** Others whose day has come are held so long: as a job that was claimed one by one. */
const leaseMs = 60_000

/**
 * Puts the mail that asks a buyer into the outbox, when its day has come (the job `review-due`). Where an owner marked many orders as
 * fulfilled at once, the day comes for all of them at once: those that wait are asked in the same go, slice by slice.
 */
export function askForReviews(services: QueueServices): JobHandler {
  const sweeping = new Set<string>()
  return async ({ payload, store }) => {
    const { orderId } = readReviewDue(payload)
    const site = await store.site.read()
    await store.transaction((tables) =>
      putMail(tables, { site, orderId, runAtMs: services.clock() }, services),
    )
    // Several jobs of a site are worked on at a time: one of them takes the rest of it along.
    if (sweeping.has(site.id)) return
    sweeping.add(site.id)
    try {
      await askTheRest(store, services)
    } finally {
      sweeping.delete(site.id)
    }
  }
}

/** Mails go out at the pace of campaigns: those about orders, which are due at once, come between them. */
async function askTheRest(store: SiteStore, services: QueueServices): Promise<void> {
  const endsAtMs = performance.now() + mostMs
  const apartMs = 60_000 / mailsPerMinuteOf(services)
  const beganMs = services.clock()
  for (let asked = 1; performance.now() < endsAtMs; ) {
    const claim = { nowMs: services.clock(), leaseMs, limit: sliceSize, only: reviewDueKind }
    const jobs = await store.jobs.claim(claim)
    if (jobs.length === 0) return
    await store.transaction(async (tables) => {
      const site = await tables.site.read()
      for (const { id, payload } of jobs) {
        const runAtMs = beganMs + Math.floor(asked * apartMs)
        if (await putMail(tables, { site, ...readReviewDue(payload), runAtMs }, services)) asked += 1
        await tables.jobs.finish(id)
      }
    })
  }
}

interface RequestContext {
  readonly site: Site
  readonly orderId: string
  readonly runAtMs: number
}

/** Whether there is somebody to ask. Each order has one mail: where one was kept, what was fulfilled after it is not asked for. */
async function putMail(
  tables: SiteTables,
  { site, orderId, runAtMs }: RequestContext,
  { secret }: Pick<Services, 'secret'>,
): Promise<boolean> {
  const asked = await findAsked(tables, site, { orderId, secret })
  if (asked === null) return false
  const { order } = asked
  const id = `${reviewMailKind}-${order.id}`
  if (await tables.mail.find(id)) return false
  const mail = { reason: 'review-request', to: order.contact.email, subject: '', orderId: order.id } as const
  await tables.jobs.enqueue({
    id,
    kind: reviewMailKind,
    payload: { orderId: order.id },
    runAtMs,
    mail: { ...mail, orderName: orderName(order) },
  })
  return true
}
