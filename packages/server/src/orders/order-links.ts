import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'
import { linkedId, signedKey } from '../services/signing/signed-key.ts'

/** What the links of an order are made of: those of before its address was corrected hold no more. */
export type LinkedOrder = Pick<Order, 'id' | 'linkVersion'>

const keyOfOrder = signedKey('order')

/** Signs an order: who has the key may see the order's status. */
export function orderKey(secret: string, order: LinkedOrder): string {
  return keyOfOrder.make(secret, linkedId(order))
}

/** Whether a key belongs to an order. */
export function isOrderKey(secret: string, order: LinkedOrder, key: string): boolean {
  return keyOfOrder.isOf(secret, linkedId(order), key)
}

/** The order of a link, for who has its key. */
export async function orderOfLink(
  { orders }: Pick<SiteTables, 'orders'>,
  secret: string,
  { orderId, key }: { readonly orderId: string; readonly key: string },
): Promise<Order | undefined> {
  const order = await orders.find(orderId)
  return order && isOrderKey(secret, order, key) ? order : undefined
}

/** Path of the page after the order was placed. */
export function confirmationPath(secret: string, order: LinkedOrder): string {
  return `/checkout/order-confirmed?orderId=${order.id}&key=${orderKey(secret, order)}`
}

/** The same of an order that may have been placed a while ago. */
export async function confirmationPathOf(
  { orders }: Pick<SiteTables, 'orders'>,
  secret: string,
  orderId: string,
): Promise<string> {
  return confirmationPath(secret, (await orders.find(orderId)) ?? { id: orderId })
}

/** Path of the form that makes an account, which holds the name and the address of the order; whoever confirms that address has the order in the account. */
export function orderAccountPath(secret: string, order: LinkedOrder): string {
  return `/account/sign-up?orderId=${order.id}&key=${orderKey(secret, order)}`
}

/** Path of the order's status page. */
export function statusPath(secret: string, order: LinkedOrder): string {
  return `/commerce/orders/${order.id}/status?key=${orderKey(secret, order)}`
}
