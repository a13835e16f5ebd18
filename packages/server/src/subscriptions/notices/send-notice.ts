import { cardNotice } from '@vitrine/domain/subscriptions/notices/card-notice'
import { reminderAtMs } from '@vitrine/domain/subscriptions/notices/renewal-reminder'
import { note } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { enqueueSubscriptionMail } from '../../subscribed/enqueue-subscription-mail.ts'
import { enqueueCardNotice, type NoticePayload } from '../../subscribed/notice-jobs.ts'

type NoticeServices = Pick<Services, 'clock' | 'newId'>

/** Tells the buyer of a subscription of its renewal or of their card, if it still is so, and notes that they were told (the job `subscription-notice`). */
export async function sendNotice(
  store: SiteStore,
  { subscriptionId, notice }: NoticePayload,
  services: NoticeServices,
): Promise<void> {
  await store.transaction(async (tables) => {
    const subscription = await tables.subscriptions.lock(subscriptionId)
    if (!subscription) return
    await (notice === 'reminder' ? remind : tellOfCard)(tables, subscription, services)
  })
}

async function remind(
  tables: SiteTables,
  subscription: Subscription,
  services: NoticeServices,
): Promise<void> {
  const atMs = reminderAtMs(subscription)
  const nowMs = services.clock()
  // It was put off since: the job of the new day tells.
  if (atMs === null || nowMs < atMs || nowMs >= (subscription.nextAtMs ?? 0)) return
  const told = note(
    { ...subscription, remindedCycle: subscription.nextCycle },
    { atMs: nowMs, kind: 'told', fact: { code: 'reminded' } },
  )
  await tables.subscriptions.save(told)
  await enqueueSubscriptionMail(tables, { subscription: told, mail: 'subscription-reminder', services })
}

async function tellOfCard(
  tables: SiteTables,
  subscription: Subscription,
  services: NoticeServices,
): Promise<void> {
  const method = await tables.savedMethods.find(subscription.methodId ?? '')
  if (!method || method.removedAtMs !== null) return
  const { timeZone } = await tables.site.read()
  const notice = cardNotice(subscription, method, timeZone)
  if (notice === null) return
  const nowMs = services.clock()
  // Its service renewed it meanwhile.
  if (nowMs < notice.atMs) return enqueueCardNotice(tables, subscription, method, timeZone)
  const told = note(
    { ...subscription, toldCard: notice.mark },
    { atMs: nowMs, kind: 'told', fact: { code: 'told-of-card' } },
  )
  await tables.subscriptions.save(told)
  await enqueueSubscriptionMail(tables, { subscription: told, mail: 'subscription-card-expiring', services })
}
