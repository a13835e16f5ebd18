import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Order } from '@vitrine/domain/orders/order'
import { goesToAnother } from '@vitrine/domain/orders/record/correct-order'
import type { SiteTables } from '@vitrine/store/store'

/** Writes to the address that an order has now about what it began, by links that only hold from then on, in the transaction that corrects it. */
export async function moveSubscriptionsOfOrder(
  { subscriptions }: Pick<SiteTables, 'subscriptions'>,
  { id: orderId, contact: { email } }: Pick<Order, 'id' | 'contact'>,
  { from, nowMs }: { readonly from: string; readonly nowMs: number },
): Promise<void> {
  for (const { id } of await subscriptions.ofOrder(orderId)) {
    const held = await subscriptions.lock(id)
    // One that was forgotten stays so.
    if (!held || emailKey(held.contact.email) !== emailKey(from)) continue
    await subscriptions.save({
      ...held,
      contact: { ...held.contact, email },
      ...(goesToAnother(from, email) && { linkVersion: (held.linkVersion ?? 0) + 1 }),
      updatedAtMs: nowMs,
    })
  }
}
