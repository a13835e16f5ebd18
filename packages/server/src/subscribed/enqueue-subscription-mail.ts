import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SubscriptionMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that mail the buyer of a subscription. */
export const subscriptionMailJobKind = 'subscription-mail'

interface SubscriptionMailing {
  readonly subscription: Subscription
  readonly mail: SubscriptionMailKind
  /** The order of the payment that it is about. */
  readonly order?: Pick<Order, 'id' | 'number' | 'numberText'>
  /** The payment that failed. */
  readonly paymentId?: string
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/** Puts a mail to the buyer of a subscription into the outbox, in the transaction that changes it; who was erased hears nothing. */
export async function enqueueSubscriptionMail(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { subscription, mail, order, paymentId, services }: SubscriptionMailing,
): Promise<void> {
  const to = subscription.contact.email
  if (to === '') return
  await jobs.enqueue({
    id: services.newId(),
    kind: subscriptionMailJobKind,
    payload: {
      subscriptionId: subscription.id,
      mail,
      orderId: order?.id ?? null,
      ...(paymentId && { paymentId }),
      // Another change may come before it is written.
      ...(mail === 'subscription-changed' && { changedAtMs: subscription.updatedAtMs }),
    },
    runAtMs: services.clock(),
    mail: {
      reason: mail,
      to,
      subject: '',
      orderId: order?.id ?? null,
      orderName: order ? orderName(order) : '',
    },
  })
}
