import { changeSubscriptionPageCall, subscriptionPageCall } from '@vitrine/contract/subscriptions/page-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { postSubscriptionPage } from '../../subscriptions/page/subscription-form.ts'
import { getSubscriptionPage } from '../../subscriptions/page/subscription-page.ts'

/** Puts the calls of subscriptions on the server. */
export function mountSubscriptions(app: FastifyInstance): void {
  mount(app, subscriptionPageCall, getSubscriptionPage)
  mount(app, changeSubscriptionPageCall, postSubscriptionPage)
}
