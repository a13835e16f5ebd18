import { createHmac } from 'node:crypto'
import type { BodyOf } from '@vitrine/contract/call'
import type { placeOrderCall } from '@vitrine/contract/checkout/calls'
import type { HeldToken } from '../http/visitor/held-carts.ts'

/** What a buyer sends to place an order. */
export type OrderRequest = BodyOf<typeof placeOrderCall>

/** The same of a cart that their browser was given. */
export type HeldOrderRequest = OrderRequest & { readonly cartToken: HeldToken }

/** Fingerprint of a request. Keyed, since a bare hash of a card number could be undone by trying all numbers. */
export function hashRequest(secret: string, request: OrderRequest): string {
  return createHmac('sha256', secret).update(canonicalText(request)).digest('base64url')
}

/** The same text for the same content, whatever the order of its fields. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  )
}
