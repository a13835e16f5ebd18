import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'

/** Takes the memberships of somebody along to their new address, in the transaction that moves their account. */
export async function moveMemberships(
  { memberships }: Pick<SiteTables, 'memberships'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const each of await memberships.lockOfEmail(from)) await memberships.save({ ...each, email: to })
}

/** Takes the memberships that an order began along to the address that it has now, in the transaction that corrects it. */
export async function moveMembershipsOfOrder(
  { memberships, members }: Pick<SiteTables, 'memberships' | 'members'>,
  { id, contact, createdAtMs }: Pick<Order, 'id' | 'contact' | 'createdAtMs'>,
  { from }: { readonly from: string },
): Promise<void> {
  const to = emailKey(await members.presentEmail(contact.email, createdAtMs))
  for (const each of await memberships.lockOfEmail(await members.presentEmail(from, createdAtMs)))
    if (each.orderId === id) await memberships.save({ ...each, email: to })
}
