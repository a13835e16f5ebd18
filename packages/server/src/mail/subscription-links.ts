import { createHmac, timingSafeEqual } from 'node:crypto'
import { approvalPagePath, subscriptionPagePath } from '@vitrine/domain/subscriptions/subscription-path'

/** Signs a subscription's id: who has the key lives with it as its buyer does. 128 bits, so that guessing does not pay. */
function subscriptionKey(secret: string, id: string): string {
  return createHmac('sha256', secret)
    .update(`subscription ${id}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}

/** Whether a key belongs to a subscription. */
export function isSubscriptionKey(secret: string, id: string, key: string): boolean {
  const given = Buffer.from(key)
  const right = Buffer.from(subscriptionKey(secret, id))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Path of the page on which its buyer lives with it. */
export function subscriptionPath(secret: string, id: string): string {
  return subscriptionPagePath(id, subscriptionKey(secret, id))
}

/** Path to which their bank sends its buyer back. */
export function approvalPath(secret: string, id: string): string {
  return approvalPagePath(id, subscriptionKey(secret, id))
}
