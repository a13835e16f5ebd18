import type { Order } from '@vitrine/domain/orders/order'
import { addNote } from '@vitrine/domain/orders/order-states'
import type { SiteTables } from '@vitrine/store/store'

/** Notes that a proposal became an order, and what it came to, in the transaction that places it; returns the order with what its owner noted. */
export async function endProposal(
  { proposals }: Pick<SiteTables, 'proposals'>,
  order: Order,
  nowMs: number,
): Promise<Order> {
  const proposal = order.proposalId === undefined ? undefined : await proposals.lock(order.proposalId)
  if (!proposal) return order
  const { id: orderId, grandTotalCents: totalCents, currency } = order
  await proposals.save({ ...proposal, orderId, totalCents, currency, updatedAtMs: nowMs })
  const { note } = proposal.contents
  return note === '' ? order : addNote(order, note, { nowMs, by: proposal.by })
}
