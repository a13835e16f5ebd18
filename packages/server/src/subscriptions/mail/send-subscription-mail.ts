import { oneOf, textOrNull } from '@vitrine/contract/schemas'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { orderName } from '@vitrine/domain/orders/order-name'
import { waitingOf } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import {
  type SubscriptionMailKind,
  subscriptionMailKinds,
} from '@vitrine/domain/website/settings/mail/mail-kinds'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
import { type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { deliver } from '../../mail/deliver.ts'
import { statusPath } from '../../orders/order-links.ts'
import { orderMailLinks } from '../../orders/order-mail-links.ts'
import { readDraft } from '../../payments/draft-document.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { subscriptionMailJobKind } from '../../subscribed/enqueue-subscription-mail.ts'
import { nextTotalCents } from '../price-next.ts'
import { composeSubscriptionMail } from './subscription-mail.ts'

/** Mails that say what the next payment comes to. */
const tellsNextSum: ReadonlySet<SubscriptionMailKind> = new Set([
  'subscription-started',
  'subscription-resumed',
  'subscription-changed',
  'subscription-reminder',
])

const subscriptionMails = defineJob(
  subscriptionMailJobKind,
  Type.Object({
    subscriptionId: Type.String(),
    mail: oneOf(subscriptionMailKinds),
    orderId: textOrNull,
    /** The payment that failed. */
    paymentId: Type.Optional(Type.String()),
    /** The moment of the change that it is about. */
    changedAtMs: Type.Optional(Type.Number()),
  }),
)

/** Writes a mail about a subscription as it stands, and sends it to its buyer (the job `subscription-mail`). */
export function sendSubscriptionMail(
  mailer: Mailer,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { subscriptionId, mail, orderId, paymentId, changedAtMs = null } = subscriptionMails.read(payload)
    const subscription = await store.subscriptions.find(subscriptionId)
    if (!subscription) throw new PermanentJobError(`There is no subscription ${subscriptionId}.`)
    // Who was erased meanwhile is written to no more.
    if (subscription.contact.email === '') return
    // What it waited for is there again, or it was left out: there is nothing to tell.
    if (mail === 'subscription-waiting' && waitingOf(subscription) === null) return
    const { language } = (await store.orders.find(subscription.orderId)) ?? {}
    const { site } = await siteFor(store, language)
    const origin = visitorOriginOf(site, publicUrl)
    const linkUrl = origin && origin + subscriptionPath(secret, subscription)
    const order = orderId === null ? null : ((await store.orders.find(orderId)) ?? null)
    const method = (await store.savedMethods.find(subscription.methodId ?? '')) ?? null
    const payment = paymentId === undefined ? undefined : await store.payments.find(paymentId)
    const place = {
      ...{ site, linkUrl, look: await lookOf(site), order, method, changedAtMs },
      nextTotalCents: tellsNextSum.has(mail) ? await nextTotalCents(store, subscription, nowMs) : null,
      tried: (payment && readDraft(payment.draft)?.order) ?? null,
      ...(order && {
        orderUrl: origin && origin + statusPath(secret, order),
        orderLinks: await orderMailLinks(store, order, { site, origin, secret, nowMs }),
      }),
    }
    const letter = composeSubscriptionMail(mail, subscription, place)
    const about = { id, reason: mail, orderId, orderName: order ? orderName(order) : '' } as const
    await deliver(mailer, { ...about, ...letter }, { store, nowMs })
  }
}
