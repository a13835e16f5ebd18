import { setTimeout as wait } from 'node:timers/promises'
import { imagesKeptMs } from '@vitrine/domain/activity/undo-image'
import { reminderKeptMs } from '@vitrine/domain/cart/reminders/reminder'
import { trashKeptMs } from '@vitrine/domain/content/items/item-limits'
import { draftLimits } from '@vitrine/domain/forms/resume/draft-limits'
import { monthsBefore } from '@vitrine/domain/insight/insight-span'
import { scriptErrorKeptMs } from '@vitrine/domain/insight/script-errors/script-error-limits'
import { firstVisitDay } from '@vitrine/domain/insight/visit-days'
import { expireWaiting } from '@vitrine/domain/newsletter/follow-link'
import { newsletterLimits } from '@vitrine/domain/newsletter/newsletter-limits'
import { restockLimits } from '@vitrine/domain/restock/sign-up'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { Log } from '@vitrine/site/log'
import { removeOldSubmissions } from '@vitrine/store/forms/follow-places'
import type { SiteStore } from '@vitrine/store/store'

const dayMs = 86_400_000

/** How long is kept what is not needed any more; listed in docs/operations.md. */
export const keptMs = {
  abandonedCart: 60 * dayMs,
  mail: 365 * dayMs,
  deadJob: 90 * dayMs,
  trashedItem: trashKeptMs,
  /** Longer than a key holds. */
  usedFormKey: dayMs,
  unconfirmedSubscriber: newsletterLimits.unconfirmedKeptMs,
  bulkAct: 7 * dayMs,
  formDelivery: 30 * dayMs,
  formDraft: draftLimits.keptMs,
  auditImage: imagesKeptMs,
  restock: restockLimits.sentKeptMs,
  cartReminder: reminderKeptMs,
  /** From its last page on. Done each hour, so that none is kept for two days, which is promised. */
  visit: dayMs,
  /** Longer than orders are looked for that were not counted. */
  countedOrder: 7 * dayMs,
  scriptError: scriptErrorKeptMs,
} as const

/** Clears away some of what is old at a moment; returns how much. */
type Clearing = (store: SiteStore, nowMs: number) => Promise<number>

/** What rooms clear away by rules of their own, by its name in the log: each is asked until nothing is left. */
type RoomClearings = Readonly<Record<string, Clearing>>

/** What is cleared away of a site, and how. */
const clearings = {
  carts: ({ carts }, nowMs) => inBatches(() => carts.removeAbandoned(nowMs - keptMs.abandonedCart)),
  messages: ({ mail }, nowMs) => inBatches(() => mail.removeOld(nowMs - keptMs.mail)),
  jobs: ({ jobs }, nowMs) => inBatches(() => jobs.removeDead(nowMs - keptMs.deadJob)),
  items: ({ items }, nowMs) => inBatches(() => items.removeTrashed(nowMs - keptMs.trashedItem)),
  formKeys: ({ submissions }, nowMs) => inBatches(() => submissions.removeKeys(nowMs - keptMs.usedFormKey)),
  unconfirmed: (store, nowMs) => inBatches(() => expireUnconfirmed(store, nowMs)),
  submissions: (store, nowMs) =>
    inBatches(() => store.transaction((tables) => removeOldSubmissions(tables, nowMs))),
  formDeliveries: ({ formDeliveries }, nowMs) =>
    inBatches(() => formDeliveries.removeOld(nowMs - keptMs.formDelivery)),
  formDrafts: ({ formDrafts }, nowMs) => inBatches(() => formDrafts.removeOld(nowMs - keptMs.formDraft)),
  memberLinks: ({ memberLinks }, nowMs) => inBatches(() => memberLinks.removeOld(nowMs)),
  bulkActs: ({ bulkActs }, nowMs) => inBatches(() => bulkActs.removeOld(nowMs - keptMs.bulkAct)),
  restock: ({ restock }, nowMs) => inBatches(() => restock.removeSent(nowMs - keptMs.restock)),
  cartReminders: ({ reminders }, nowMs) => inBatches(() => reminders.removeOld(nowMs - keptMs.cartReminder)),
  countedOrders: ({ visits }, nowMs) => inBatches(() => visits.removeMarks(nowMs - keptMs.countedOrder)),
  insightDays: removeOldDays,
  scriptErrors: ({ scriptErrors }, nowMs) => scriptErrors.removeOld(nowMs - keptMs.scriptError),
  auditImages: ({ auditLog }, nowMs) => inBatches(() => auditLog.removeOldImages(nowMs - keptMs.auditImage)),
  translations: ({ translations }, nowMs) =>
    inBatches(() => translations.removeSetAside(nowMs - keptMs.auditImage)),
} as const satisfies Readonly<Record<string, Clearing>>

/** What was cleared away of a site. */
type Pruned = { readonly [What in keyof typeof clearings]?: number } & Readonly<Record<string, number>>

/** Clears away what a site does not need any more, and tells of it. */
export async function pruneAndTell(
  store: SiteStore,
  { clock, log }: { readonly clock: () => number; readonly log: Pick<Log, 'info'> },
  ofRooms: RoomClearings,
): Promise<void> {
  const pruned = await pruneSite(store, clock(), ofRooms)
  if (Object.values(pruned).some((count) => count > 0))
    log.info({ site: store.websiteId, ...pruned }, 'Old rows were cleared away')
}

/**
 * Clears away a site's abandoned carts, old mail, jobs that failed for good, old acts on many rows, what stood before old acts, and what forms do not
 * keep. Nothing is kept longer because something else cannot be cleared away: that is thrown behind all of it.
 */
export async function pruneSite(
  store: SiteStore,
  nowMs: number,
  ofRooms: RoomClearings = {},
): Promise<Pruned> {
  const pruned: Record<string, number> = {}
  const failures: unknown[] = []
  const inRooms = Object.entries(ofRooms).map(
    ([what, clear]) => [what, () => inBatches(() => clear(store, nowMs))] as const,
  )
  for (const [what, clear] of [...Object.entries(clearings), ...inRooms])
    try {
      pruned[what] = await clear(store, nowMs)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all that is old could be cleared away')
  return pruned
}

/** Forgets visits that are over, and the secrets by which their visitors were known; of every site, since nobody may know them longer because theirs is suspended. */
export async function pruneVisits({ visits }: SiteStore, nowMs: number): Promise<void> {
  await inBatches(() => visits.removeOld(nowMs - keptMs.visit))
  await visits.removeSecretsBefore(firstVisitDay(nowMs))
}

/** Forgets the counts of days that are older than the owner wants them kept; of toggles and tests that are there none, as a result without its beginning is another one. */
async function removeOldDays({ site, insight }: SiteStore, nowMs: number): Promise<number> {
  const { insight: settings, timeZone, experiments } = await site.read()
  const first = monthsBefore(dayIn(timeZone, nowMs), settings.keptMonths)
  const ids = experiments.map(({ id }) => id)
  return inBatches(() => insight.removeBefore(first, ids))
}

/** So many of those who never confirmed are forgotten in one transaction. */
const expiredAtOnce = 200

async function expireUnconfirmed(store: SiteStore, nowMs: number): Promise<number> {
  return store.transaction(async ({ subscribers }) => {
    const beforeMs = nowMs - keptMs.unconfirmedSubscriber
    let expired = 0
    for (const { id } of await subscribers.waitingSince(beforeMs, expiredAtOnce)) {
      const now = await subscribers.lock(id)
      const outcome = now ? expireWaiting(now, nowMs) : null
      if (!now || outcome === null) continue
      if (outcome === 'forgotten') await subscribers.remove(now)
      else await subscribers.save(outcome)
      expired += 1
    }
    return expired
  })
}

/** Until nothing is left; between two batches others have their turn. */
async function inBatches(removeBatch: () => Promise<number>): Promise<number> {
  let removed = 0
  for (;;) {
    const batch = await removeBatch()
    removed += batch
    if (batch === 0) return removed
    await wait(20)
  }
}
