import { approvalPagePath, subscriptionPagePath } from '@vitrine/domain/subscriptions/subscription-path'
import { signedKey } from './signed-key.ts'

/** Who has the key of a subscription lives with it as its buyer does. */
const subscriptionKey = signedKey('subscription')

/** Whether a key belongs to a subscription. */
export function isSubscriptionKey(secret: string, id: string, key: string): boolean {
  return subscriptionKey.isOf(secret, id, key)
}

/** Path of the page on which its buyer lives with it. */
export function subscriptionPath(secret: string, id: string): string {
  return subscriptionPagePath(id, subscriptionKey.make(secret, id))
}

/** Path to which their bank sends its buyer back. */
export function approvalPath(secret: string, id: string): string {
  return approvalPagePath(id, subscriptionKey.make(secret, id))
}
