import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs an order's id: who has the key may see the order's status. 128 bits, so that guessing does not pay. */
export function orderKey(secret: string, orderId: string): string {
  return createHmac('sha256', secret)
    .update(`order ${orderId}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}

/** Whether a key belongs to an order. */
export function isOrderKey(secret: string, orderId: string, key: string): boolean {
  const given = Buffer.from(key)
  const right = Buffer.from(orderKey(secret, orderId))
  return given.length === right.length && timingSafeEqual(given, right)
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
