import { emailKey } from '@vitrine/domain/contact/email-address'
import { isDelivered } from '@vitrine/domain/downloads/download-grant'
import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'
import { withPresentEnd } from '../subscribed/open-memberships.ts'
import { plansOfOrder } from './grant-by-order.ts'

/** A membership that an order began. */
export interface BegunMembership {
  readonly name: string
  /** Until when it was paid; null: it has no end. */
  readonly endsAtMs: number | null
}

/** The memberships that an order began; none while it is not paid. */
export async function begunMemberships(
  tables: Pick<SiteTables, 'memberships' | 'membershipPlans' | 'members' | 'orders'>,
  order: Order,
  nowMs: number,
): Promise<readonly BegunMembership[]> {
  const plans = isDelivered(order) ? await plansOfOrder(tables, order) : []
  if (plans.length === 0) return []
  const email = emailKey(await tables.members.presentEmail(order.contact.email, order.createdAtMs))
  const own = await tables.memberships.ofEmail(email)
  const begun: BegunMembership[] = []
  for (const { id, name } of plans) {
    const membership = own.find(({ orderId, planId }) => orderId === order.id && planId === id)
    // One that is with somebody else now, or was erased, is not told of.
    if (membership)
      begun.push({ name, endsAtMs: (await withPresentEnd(tables, membership, { nowMs })).endsAtMs })
  }
  return begun
}
