import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { approvalPagePath, subscriptionPagePath } from '@vitrine/domain/subscriptions/subscription-path'
import { linkedId, signedKey } from './signed-key.ts'

/** What the links of a subscription are made of: those of before the address of its order was corrected hold no more. */
type LinkedSubscription = Pick<Subscription, 'id' | 'linkVersion'>

/** Who has the key of a subscription lives with it as its buyer does. */
const keyOfSubscription = signedKey('subscription')

/** The key of a subscription. */
export function subscriptionKey(secret: string, subscription: LinkedSubscription): string {
  return keyOfSubscription.make(secret, linkedId(subscription))
}

/** Whether a key belongs to a subscription. */
export function isSubscriptionKey(secret: string, subscription: LinkedSubscription, key: string): boolean {
  return keyOfSubscription.isOf(secret, linkedId(subscription), key)
}

/** Path of the page on which its buyer lives with it. */
export function subscriptionPath(secret: string, subscription: LinkedSubscription): string {
  return subscriptionPagePath(subscription.id, subscriptionKey(secret, subscription))
}

/** Path to which their bank sends its buyer back. */
export function approvalPath(secret: string, subscription: LinkedSubscription): string {
  return approvalPagePath(subscription.id, subscriptionKey(secret, subscription))
}
