import type { Subscription } from './subscription.ts'

/** The order that paid for the time which runs now, or ran last. */
export function lastPaidOrderId({
  orderId,
  lastOrderId = orderId,
}: Pick<Subscription, 'orderId' | 'lastOrderId'>): string {
  return lastOrderId
}
