import type { Order } from '@vitrine/domain/orders/order'

/** What is answered when an order is another now than the one that was looked at. */
export const changedMeanwhile = { ok: false, problem: 'sent-otherwise' } as const

/** Whether an order is the one that was looked at; who does not say at which they looked takes it as it is. */
export function isAsSeen(order: Order, { updatedAtMs }: { readonly updatedAtMs?: number }): boolean {
  return updatedAtMs === undefined || updatedAtMs === order.updatedAtMs
}
