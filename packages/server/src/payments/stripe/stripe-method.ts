import type Stripe from 'stripe'
import type { TokenizedMethod } from '../../services/gateway.ts'

/** What a token says: whose the method is, and which; null for one that is not Stripe's. */
export function readToken(token: string): { readonly customer: string; readonly method: string } | null {
  const [customer, method] = token.split(' ')
  return customer && method ? { customer, method } : null
}

/** A method that Stripe keeps, as the shop does. */
export function keptMethod(
  customer: string | Stripe.Customer | Stripe.DeletedCustomer | null,
  method: string | Stripe.PaymentMethod | null,
): TokenizedMethod | null {
  if (customer === null || method === null || typeof method === 'string') return null
  const { id, type, card } = method
  const customerId = typeof customer === 'string' ? customer : customer.id
  return {
    token: `${customerId} ${id}`,
    kind: type,
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
    expiry: card ? { month: card.exp_month, year: card.exp_year } : null,
  }
}
