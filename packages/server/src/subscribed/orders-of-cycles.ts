import type { Order } from '@vitrine/domain/orders/order'
import { cyclesOf, type PlannedCycle } from '@vitrine/domain/subscriptions/cycles/cycles-of'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'

/** A cycle with each try to charge it, and the order that its payment placed. */
export interface ChargedCycle extends PlannedCycle {
  readonly attempts: readonly Payment[]
  readonly order: Order | undefined
}

/** The latest cycles of a subscription, so many at most, with their payments and orders. */
export async function ordersOfCycles(
  { payments, orders }: Pick<SiteTables, 'payments' | 'orders'>,
  subscription: Subscription,
  { timeZone, most }: { readonly timeZone: string; readonly most: number },
): Promise<readonly ChargedCycle[]> {
  const planned = cyclesOf(subscription, timeZone, most)
  const ids = planned.flatMap(({ chargeIds }) => chargeIds)
  const tried = new Map((await payments.findMany(ids)).map((payment) => [payment.id, payment]))
  const orderIds = [...tried.values()].flatMap(({ orderId }) => orderId ?? [])
  const placed = await orders.findMany([subscription.orderId, ...orderIds])
  const byId = new Map(placed.map((order) => [order.id, order]))
  return planned.map((each) => {
    const attempts = each.chargeIds.flatMap((id) => tried.get(id) ?? [])
    const paidBy = attempts.find(({ orderId }) => orderId !== null)?.orderId ?? ''
    return { ...each, attempts, order: byId.get(each.cycle === 0 ? subscription.orderId : paidBy) }
  })
}
