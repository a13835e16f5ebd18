import { orderName } from '@vitrine/domain/orders/order-name'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { deliver } from '../../mail/deliver.ts'
import type { LookOf } from '../../mail/mail-look.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { subscriptionPath } from '../subscription-links.ts'
import { readSubscriptionMail } from './enqueue-subscription-mail.ts'
import { composeSubscriptionMail } from './subscription-mail.ts'

/** Writes a mail about a subscription as it stands, and sends it to its buyer (the job `subscription-mail`). */
export function sendSubscriptionMail(
  mailer: Mailer,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { subscriptionId, mail, orderId, changedAtMs } = readSubscriptionMail(payload)
    const subscription = await store.subscriptions.find(subscriptionId)
    if (!subscription) throw new PermanentJobError(`There is no subscription ${subscriptionId}.`)
    // Who was erased meanwhile is written to no more.
    if (subscription.contact.email === '') return
    const site = await store.site.read()
    const origin = homeOriginOf(site, publicUrl)
    const linkUrl = origin && origin + subscriptionPath(secret, subscription.id)
    const order = orderId === null ? null : ((await store.orders.find(orderId)) ?? null)
    const method = (await store.savedMethods.find(subscription.methodId ?? '')) ?? null
    const place = { site, linkUrl, look: await lookOf(site), order, method, changedAtMs }
    const letter = composeSubscriptionMail(mail, subscription, place)
    const about = { id, reason: mail, orderId, orderName: order ? orderName(order) : '' } as const
    await deliver(mailer, { ...about, ...letter }, { store, nowMs })
  }
}
