import type { Cart } from '../cart/cart.ts'
import { newCart } from '../cart/new-cart.ts'
import type { Subscription } from './subscription.ts'

/** The cart that the next cycle of a subscription is bought with: what was agreed, to where it goes now. */
export function renewalCart(
  { line, contact, shippingAddress, billingAddress, shippingOptionKey, paidCycles }: Subscription,
  { id, entryId, token, nowMs }: { id: string; entryId: string; token: string; nowMs: number },
): Cart {
  const { itemId, variantId, sku, quantity, unitPriceCents, additionalFields, answeredFields, isOnSale } =
    line
  const entry = {
    id: entryId,
    itemId,
    variantId,
    sku,
    quantity,
    additionalFields,
    ...(answeredFields ? { answeredFields } : {}),
    addedAtMs: nowMs,
    agreedPriceCents: unitPriceCents,
    ...(isOnSale ? { isAgreedOnSale: true } : {}),
    // Payments are counted, and not cycles: what is skipped uses up no discount.
    payment: paidCycles + 1,
  }
  return {
    ...newCart({ id, token, nowMs }),
    entries: [entry],
    contact,
    shippingAddress,
    billingAddress,
    shippingOptionKey,
  }
}
