import type { Order } from '@vitrine/domain/orders/order'
import { discountsInUse } from '@vitrine/domain/subscriptions/terms/discounts-in-use'
import type { SiteTables } from '@vitrine/store/store'

/** Gives back the discounts that a canceled order used, once, however often it is asked. */
export async function giveUsesBack(
  { discountUses }: Pick<SiteTables, 'discountUses'>,
  { id, discounts, lines }: Pick<Order, 'id' | 'discounts' | 'lines'>,
): Promise<void> {
  // A subscription may have been given one that takes something off later payments alone.
  if (discounts || lines.some(({ subscription }) => subscription)) await discountUses.giveBack(id)
}

interface RefundedOrder {
  readonly before: Pick<Order, 'fulfillmentStatus'>
  readonly refunded: Order
  readonly nowMs: number
}

/**
 * The same, where a refund called off what it was of. What still comes off the payments of a subscription that it began is in use: a refund
 * alone ends none.
 */
export async function giveUsesOfRefundBack(
  tables: Pick<SiteTables, 'discountUses' | 'subscriptions'>,
  { before, refunded, nowMs }: RefundedOrder,
): Promise<void> {
  if (refunded.fulfillmentStatus !== 'CANCELED' || before.fulfillmentStatus === 'CANCELED') return
  const { id, discounts, lines } = refunded
  const isSubscribed = lines.some(({ subscription }) => subscription)
  if (!discounts && !isSubscribed) return
  const begun = isSubscribed ? await tables.subscriptions.ofOrder(id) : []
  await tables.discountUses.giveBack(
    id,
    begun.flatMap((each) => discountsInUse(each, nowMs)),
  )
}
