import type { Order } from '@vitrine/domain/orders/order'
import { discountsInUse } from '@vitrine/domain/subscriptions/terms/discounts-in-use'
import type { SiteTables } from '@vitrine/store/store'

/**
 * Gives back the discounts that an order used which was called off, once, however often it is asked; but for what still comes off the payments of
 * a subscription that it began, and that goes on.
 */
export async function giveUsesBack(
  tables: Pick<SiteTables, 'discountUses' | 'subscriptions'>,
  { id, discounts, lines }: Pick<Order, 'id' | 'discounts' | 'lines'>,
  nowMs: number,
): Promise<void> {
  // A subscription may have been given one that takes something off later payments alone.
  const isSubscribed = lines.some(({ subscription }) => subscription)
  if (!discounts && !isSubscribed) return
  const begun = isSubscribed ? await tables.subscriptions.ofOrder(id) : []
  await tables.discountUses.giveBack(
    id,
    begun.flatMap((each) => discountsInUse(each, nowMs)),
  )
}

interface RefundedOrder {
  readonly before: Pick<Order, 'fulfillmentStatus'>
  readonly refunded: Order
  readonly nowMs: number
}

/** The same, where a refund called off what it was of. */
export async function giveUsesOfRefundBack(
  tables: Pick<SiteTables, 'discountUses' | 'subscriptions'>,
  { before, refunded, nowMs }: RefundedOrder,
): Promise<void> {
  if (refunded.fulfillmentStatus !== 'CANCELED' || before.fulfillmentStatus === 'CANCELED') return
  await giveUsesBack(tables, refunded, nowMs)
}
