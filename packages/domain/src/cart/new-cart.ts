import type { Cart } from './cart.ts'

/** Makes an empty cart. */
export function newCart({ id, token, nowMs }: { id: string; token: string; nowMs: number }): Cart {
  return {
    id,
    token,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    entries: [],
    contact: null,
    shippingAddress: null,
    billingAddress: null,
    shippingOptionKey: null,
    orderId: null,
  }
}
