import { closedAtMs } from '@vitrine/domain/downloads/closed-at'
import { isDelivered } from '@vitrine/domain/downloads/download-grant'
import { isCurrent, type Membership } from '@vitrine/domain/memberships/membership'
import { ordersBefore, presentTimes } from '@vitrine/domain/memberships/paid-times'
import { productIdsOf } from '@vitrine/domain/memberships/plan'
import type { Order } from '@vitrine/domain/orders/order'
import { lastPaidOrderId } from '@vitrine/domain/subscriptions/last-paid-order-id'
import { subscriptionOpens } from '@vitrine/domain/subscriptions/memberships/subscription-opens'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { isChangeable } from '@vitrine/domain/subscriptions/swap-subscription'
import { isMembership } from '@vitrine/domain/subscriptions/swaps'
import type { SiteTables } from '@vitrine/store/store'
import { openCharge } from './change-subscription.ts'

/** Where it is read what memberships were paid by. */
export type PaidTables = Pick<SiteTables, 'orders' | 'subscriptions' | 'membershipPlans' | 'payments'>

/** When it is asked, by the clock of the site. */
interface Moment {
  readonly nowMs: number
  readonly timeZone: string
}

/** Which memberships open their areas now, each with the end that it has. What was paid for hangs on its orders and its subscription as they are, whoever changed them. */
export async function openMemberships(
  tables: PaidTables,
  memberships: readonly Membership[],
  moment: Moment,
): Promise<readonly Membership[]> {
  const open: Membership[] = []
  // An end that is written down is never put off.
  for (const stored of memberships.filter((each) => isCurrent(each, moment.nowMs))) {
    const each = await withPresentEnd(tables, stored, moment)
    if (await isOpenNow(tables, each, moment)) open.push(each)
  }
  return open
}

/** A membership with the end that it has now: days that came along are gone with the money of their order. */
export async function withPresentEnd(
  tables: Pick<PaidTables, 'orders' | 'membershipPlans'>,
  membership: Membership,
  { nowMs }: Pick<Moment, 'nowMs'>,
): Promise<Membership> {
  const ids = ordersBefore(membership)
  const productIds = ids.length === 0 ? [] : await paidProducts(tables, membership)
  const orders = new Map((await tables.orders.findMany(ids)).map((order) => [order.id, order]))
  const closed = ids.map((id) => {
    const order = orders.get(id)
    return [id, (order ? closedAtMs(order, productIds) : 0) ?? Number.POSITIVE_INFINITY] as const
  })
  return presentTimes(membership, new Map(closed), nowMs)
}

/** Whether one does that has its present end. */
export async function isOpenNow(
  tables: PaidTables,
  membership: Membership,
  moment: Moment,
): Promise<boolean> {
  if (!isCurrent(membership, moment.nowMs)) return false
  const { orderId } = membership
  if (orderId === undefined) return true
  const order = await tables.orders.find(orderId)
  if (!order) return false
  const begun = await tables.subscriptions.ofOrder(orderId)
  if (begun.length === 0) return (await closedSince(tables, membership, order)) === null
  for (const each of begun) if (await opensNow(tables, each, moment)) return true
  return false
}

/** Since when an order does not pay for the plan of a membership; null: it does. */
export async function closedSince(
  tables: Pick<PaidTables, 'membershipPlans'>,
  membership: Pick<Membership, 'planId'>,
  order: Order,
): Promise<number | null> {
  return closedAtMs(order, await paidProducts(tables, membership))
}

async function paidProducts(
  { membershipPlans }: Pick<PaidTables, 'membershipPlans'>,
  { planId }: Pick<Membership, 'planId'>,
): Promise<readonly string[]> {
  const plan = await membershipPlans.find(planId)
  return plan ? productIdsOf(plan) : []
}

/** The subscription by which some memberships are charged on, open or not: one that leaves payments out, or waits for a card, is no reason to buy another. */
export async function chargedOn(
  tables: Pick<PaidTables, 'subscriptions'>,
  memberships: readonly Membership[],
): Promise<Subscription | undefined> {
  for (const each of memberships) {
    const going = (await paidBy(tables, each)).find(isChangeable)
    if (going) return going
  }
  return undefined
}

/** The subscription with which a membership ends, as nothing is charged for it any more; undefined: it goes on, or no subscription pays for it. */
export async function endingWith(
  tables: Pick<PaidTables, 'subscriptions'>,
  membership: Membership,
): Promise<Subscription | undefined> {
  return (await paidBy(tables, membership)).find((each) => !isChangeable(each))
}

/** Until when one that is open lasts, as things stand; null: it has no end. */
export async function lastsUntilMs(
  tables: Pick<PaidTables, 'subscriptions'>,
  membership: Membership,
): Promise<number | null> {
  return (await endingWith(tables, membership))?.endsAtMs ?? membership.endsAtMs
}

async function paidBy(
  { subscriptions }: Pick<PaidTables, 'subscriptions'>,
  { orderId }: Membership,
): Promise<readonly Subscription[]> {
  const begun = orderId === undefined ? [] : await subscriptions.ofOrder(orderId)
  return begun.filter(({ line }) => isMembership({ type: line.productType }))
}

/** Whether a subscription does: each payment for its own time, so that money which went back of one closes no other. */
async function opensNow(tables: PaidTables, subscription: Subscription, moment: Moment): Promise<boolean> {
  const opens = (isBeingPaid: boolean) => subscriptionOpens(subscription, { ...moment, isBeingPaid })
  if (!opens(false) && !(opens(true) && (await openCharge(tables, subscription)))) return false
  const paid = await tables.orders.find(lastPaidOrderId(subscription))
  return paid !== undefined && isDelivered(paid)
}
