import type { Cart } from '@vitrine/domain/cart/cart'
import type { BuyerDetails } from '@vitrine/domain/checkout/details/buyer-details'
import type { OrderRequest } from '../order-request.ts'

/** A cart with who buys it and where it goes, as they said when they wanted to pay. */
export function withBuyer(
  cart: Cart,
  {
    contact,
    shippingAddress,
    billingAddress,
  }: Pick<BuyerDetails, 'contact' | 'shippingAddress' | 'billingAddress'>,
  { shippingOptionKey }: Pick<OrderRequest, 'shippingOptionKey'>,
): Cart {
  const reminded = cart.contact?.wantsReminder ? { wantsReminder: true } : {}
  return { ...cart, contact: { ...contact, ...reminded }, shippingAddress, billingAddress, shippingOptionKey }
}
