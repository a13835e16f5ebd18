import { formatMoney } from '../money/format-money.ts'
import type { Breakdown } from './breakdown.ts'
import { lineProblemText, minimumText } from './messages.ts'

/** Words of a checkout that cannot begin. */
export const checkoutText = {
  cartEmpty: 'Your cart is empty.',
  cartPurchased: 'You have already placed this order.',
  noDelivery: 'Sorry, we do not deliver to this address.',
  selectShipping: 'Select a delivery option',
  selectPayment: 'Select a way to pay',
  otherCart: 'You signed in or out in another tab. Please look at your order, and press once more.',
  totalFound: 'With this address your order comes to the sum below. Please look at it, and press once more.',
  ratesFound: 'There are several ways to deliver to this address. Please choose one, and go on.',
  deliveryLost: 'The delivery you chose is not offered for your order as it is now. Please choose again.',
  notPlaced: 'This order was not placed.',
  noPayment: 'This shop does not take payments yet. Please come back later.',
} as const

/** Why a cart cannot be bought as it stands, in words for visitors of a site in `language`; null when it can. */
export function purchaseProblem(breakdown: Breakdown, language: string): string | null {
  if (breakdown.lines.length === 0) return checkoutText.cartEmpty
  const hindered = breakdown.lines.find((line) => line.problem !== null)
  if (hindered?.problem) return lineProblemText(hindered.problem, hindered.title, hindered.availableQuantity)
  if (breakdown.isBelowMinimum) {
    return minimumText(formatMoney(breakdown.minimumSubtotalCents, breakdown.currency, language))
  }
  return null
}
