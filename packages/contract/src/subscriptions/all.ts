import type { Call } from '../call.ts'
import {
  approveSubscriptionPaymentCall,
  changeSubscriptionPageCall,
  subscriptionApprovedCall,
  subscriptionPageCall,
} from './page-calls.ts'
import {
  changeSubscriptionCall,
  changeSubscriptionPriceCall,
  exportSubscriptionsCall,
  listSubscriptionsCall,
  readSubscriptionCall,
  sendSubscriptionLinkCall,
} from './panel-calls.ts'
import { changeRetryTermsCall, readRetryTermsCall } from './settings-calls.ts'

/** The calls of subscriptions. */
export const subscriptionCalls: readonly Call[] = [
  subscriptionPageCall,
  changeSubscriptionPageCall,
  approveSubscriptionPaymentCall,
  subscriptionApprovedCall,
  listSubscriptionsCall,
  exportSubscriptionsCall,
  readSubscriptionCall,
  changeSubscriptionCall,
  sendSubscriptionLinkCall,
  changeSubscriptionPriceCall,
  readRetryTermsCall,
  changeRetryTermsCall,
]
