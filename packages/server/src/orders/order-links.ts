import { signedKey } from '../services/signing/signed-key.ts'

const keyOfOrder = signedKey('order')

/** Signs an order's id: who has the key may see the order's status. */
export function orderKey(secret: string, orderId: string): string {
  return keyOfOrder.make(secret, orderId)
}

/** Whether a key belongs to an order. */
export function isOrderKey(secret: string, orderId: string, key: string): boolean {
  return keyOfOrder.isOf(secret, orderId, key)
}

/** Path of the page after the order was placed. */
export function confirmationPath(secret: string, orderId: string): string {
  return `/checkout/order-confirmed?orderId=${orderId}&key=${orderKey(secret, orderId)}`
}

/** Path of the form that makes an account, which holds the name and the address of the order; whoever confirms that address has the order in the account. */
export function orderAccountPath(secret: string, orderId: string): string {
  return `/account/sign-up?orderId=${orderId}&key=${orderKey(secret, orderId)}`
}

/** Path of the order's status page. */
export function statusPath(secret: string, orderId: string): string {
  return `/commerce/orders/${orderId}/status?key=${orderKey(secret, orderId)}`
}
