import { type HeldAddress, stillMs } from '@vitrine/domain/members/held-address'
import type { Member } from '@vitrine/domain/members/member'
import type { Order } from '@vitrine/domain/orders/order'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SiteTables } from '@vitrine/store/store'
import { openCharge } from './change-subscription.ts'
import { subscriptionsOfOrder } from './of-order.ts'

/** More than anybody has of anything here. */
const all = 100_000

/** The address of an account, and those that it had before. */
export async function heldAddresses(
  { members }: Pick<SiteTables, 'members'>,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<readonly [HeldAddress, ...HeldAddress[]]> {
  return [{ email, untilMs: stillMs }, ...(await members.formerEmails(id))]
}

/** Whether something came while an address was theirs. */
export function isOfTime({ untilMs }: HeldAddress): (kept: { readonly createdAtMs: number }) => boolean {
  return ({ createdAtMs }) => createdAtMs <= untilMs
}

/**
 * The ids of the orders that somebody placed while an address was theirs, the newest first, so many at most; with those that a subscription of that time
 * placed since.
 */
export async function orderIdsUnder(
  tables: Pick<SiteTables, 'customers' | 'orders' | 'subscriptions' | 'payments'>,
  address: HeldAddress,
  most = all,
): Promise<readonly string[]> {
  const customer = await tables.customers.findByEmail(address.email)
  if (!customer) return []
  if (address.untilMs === stillMs) return tables.customers.orderIds(customer.id, most)
  const orders = await tables.orders.findMany(await tables.customers.orderIds(customer.id, all))
  const ids: string[] = []
  for (const order of orders) if (await isOrderOf(tables, order, address)) ids.push(order.id)
  return ids.slice(0, most)
}

async function isOrderOf(
  tables: Pick<SiteTables, 'subscriptions' | 'payments'>,
  order: Order,
  address: HeldAddress,
): Promise<boolean> {
  if (isOfTime(address)(order)) return true
  return (await subscriptionsOfOrder(tables, order.id)).some(isOfTime(address))
}

/** What somebody subscribed to while an address was theirs. */
export async function subscriptionsUnder(
  { subscriptions }: Pick<SiteTables, 'subscriptions'>,
  address: HeldAddress,
): Promise<readonly Subscription[]> {
  return (await subscriptions.ofEmail(address.email)).filter(isOfTime(address))
}

/** Whether money of somebody may be on its way, for what they did while an address was theirs. */
export async function hasOpenPayment(
  tables: Pick<SiteTables, 'payments' | 'subscriptions'>,
  address: HeldAddress,
): Promise<boolean> {
  if (await tables.payments.hasOpenOf(address.email, address.untilMs)) return true
  for (const subscription of await subscriptionsUnder(tables, address))
    if (await openCharge(tables, subscription)) return true
  return false
}
