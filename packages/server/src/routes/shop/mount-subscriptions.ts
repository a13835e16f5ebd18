import {
  approveSubscriptionPaymentCall,
  changeSubscriptionPageCall,
  subscriptionApprovedCall,
  subscriptionPageCall,
} from '@vitrine/contract/subscriptions/page-calls'
import {
  changeSubscriptionCall,
  changeSubscriptionPriceCall,
  exportSubscriptionsCall,
  listSubscriptionsCall,
  readSubscriptionCall,
  sendSubscriptionLinkCall,
} from '@vitrine/contract/subscriptions/panel-calls'
import { changeRetryTermsCall, readRetryTermsCall } from '@vitrine/contract/subscriptions/settings-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { getApproval, postApproval } from '../../renewals/approval/approval-calls.ts'
import { retryTermsPart } from '../../selling/retry-terms-part.ts'
import { postSubscriptionPage } from '../../subscriptions/page/subscription-form.ts'
import { getSubscriptionPage } from '../../subscriptions/page/subscription-page.ts'
import { postSubscriptionAct, postSubscriptionLink } from '../../subscriptions/panel/change-calls.ts'
import { postSubscriptionPrice } from '../../subscriptions/panel/price-call.ts'
import {
  getSubscription,
  getSubscriptions,
  getSubscriptionsFile,
} from '../../subscriptions/panel/subscription-calls.ts'
import { changingPart, readingPart } from '../../website/settings-part.ts'

/** Puts the calls of subscriptions on the server. */
export function mountSubscriptions(app: FastifyInstance): void {
  mount(app, subscriptionPageCall, getSubscriptionPage)
  mount(app, changeSubscriptionPageCall, postSubscriptionPage)
  mount(app, approveSubscriptionPaymentCall, postApproval)
  mount(app, subscriptionApprovedCall, getApproval)
  mount(app, listSubscriptionsCall, getSubscriptions)
  mount(app, exportSubscriptionsCall, getSubscriptionsFile)
  mount(app, readSubscriptionCall, getSubscription)
  mount(app, changeSubscriptionCall, postSubscriptionAct)
  mount(app, sendSubscriptionLinkCall, postSubscriptionLink)
  mount(app, changeSubscriptionPriceCall, postSubscriptionPrice)
  mount(app, readRetryTermsCall, readingPart(retryTermsPart))
  mount(app, changeRetryTermsCall, changingPart(retryTermsPart))
}
