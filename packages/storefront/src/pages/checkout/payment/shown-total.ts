import type { CartInReply } from '@vitrine/contract/cart/page-props'
import { knownAmounts } from '@vitrine/domain/checkout/known-amounts'
import type { ShownTotal } from '@vitrine/domain/checkout/shown/total-changed'

/** What the page says is to be paid, which goes with the order: nobody is charged another sum. */
export function shownTotal(cart: CartInReply): ShownTotal {
  const { value, currencyCode } = cart.amountDue
  return { amountCents: knownAmounts(cart).total ? value : null, currency: currencyCode }
}
