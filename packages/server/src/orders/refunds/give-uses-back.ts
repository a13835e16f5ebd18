import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'

/** Gives back the discounts that a canceled order used, once, however often it is asked. */
export async function giveUsesBack(
  { discountUses }: Pick<SiteTables, 'discountUses'>,
  { id, discounts, lines }: Pick<Order, 'id' | 'discounts' | 'lines'>,
): Promise<void> {
  // A subscription may have been given one that takes something off later payments alone.
  if (discounts || lines.some(({ subscription }) => subscription)) await discountUses.giveBack(id)
}

/** The same, where a refund called off what it was of. */
export async function giveUsesOfRefundBack(
  tables: Pick<SiteTables, 'discountUses'>,
  before: Pick<Order, 'fulfillmentStatus'>,
  refunded: Order,
): Promise<void> {
  if (refunded.fulfillmentStatus === 'CANCELED' && before.fulfillmentStatus !== 'CANCELED')
    await giveUsesBack(tables, refunded)
}
