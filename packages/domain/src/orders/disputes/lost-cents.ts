import type { Order } from '../order.ts'

/** What of an order went back to its buyer by disputes that were lost; all of it where nobody told of how much they were. */
export function lostCents({
  disputes = [],
  grandTotalCents,
}: Pick<Order, 'disputes' | 'grandTotalCents'>): number {
  return disputes
    .filter(({ outcome }) => outcome === 'LOST')
    .reduce((sum, { amountCents }) => sum + (amountCents ?? grandTotalCents), 0)
}
