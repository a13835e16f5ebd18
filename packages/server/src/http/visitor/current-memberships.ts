import { isDelivered } from '@vitrine/domain/downloads/download-grant'
import { isCurrent, type Membership } from '@vitrine/domain/memberships/membership'
import { subscriptionOpens } from '@vitrine/domain/subscriptions/memberships/subscription-opens'
import type { SiteTables } from '@vitrine/store/store'

type PaidTables = Pick<SiteTables, 'orders' | 'subscriptions'>

/** Which memberships open their areas now. What was paid for hangs on its order and its subscription as they are, whoever changed them. */
export async function currentMemberships(
  tables: PaidTables,
  memberships: readonly Membership[],
  nowMs: number,
): Promise<readonly Membership[]> {
  const current: Membership[] = []
  for (const each of memberships) if (await isOpenNow(tables, each, nowMs)) current.push(each)
  return current
}

/** Whether one does. */
export async function isOpenNow(
  { orders, subscriptions }: PaidTables,
  membership: Membership,
  nowMs: number,
): Promise<boolean> {
  if (!isCurrent(membership, nowMs)) return false
  const { orderId } = membership
  if (orderId === undefined) return true
  const order = await orders.find(orderId)
  if (!order || !isDelivered(order)) return false
  const begun = await subscriptions.ofOrder(orderId)
  return begun.length === 0 || begun.some((each) => subscriptionOpens(each, nowMs))
}
