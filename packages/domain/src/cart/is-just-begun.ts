import type { Cart } from './cart.ts'
import { isApart } from './is-apart.ts'

/** Longer than requests that were sent at once are apart, on the slowest of networks. */
const momentMs = 120_000

/** Whether a cart was begun a moment before and nothing was done with it yet but to fill it: what was sent at the same time goes into it, too. */
export function isJustBegun(cart: Cart, nowMs: number): boolean {
  return (
    nowMs - cart.createdAtMs < momentMs && cart.orderId === null && cart.contact === null && !isApart(cart)
  )
}
