import type { Breakdown } from '../checkout/breakdown.ts'
import { lineProblemText, minimumText } from './messages.ts'

/** Words of a checkout that cannot begin. */
export const checkoutText = {
  cartEmpty: 'Your cart is empty.',
  cartPurchased: 'You have already placed this order.',
  noDelivery: 'Sorry, we do not deliver to this address.',
  selectShipping: 'Select a delivery option',
} as const

/** Why a cart cannot be bought as it stands, in words; null when it can. `moneyText` writes minor units for the visitor. */
export function purchaseProblem(
  breakdown: Breakdown,
  moneyText: (cents: number, currency: string) => string,
): string | null {
  if (breakdown.lines.length === 0) return checkoutText.cartEmpty
  const hindered = breakdown.lines.find((line) => line.problem !== null)
  if (hindered?.problem) return lineProblemText(hindered.problem, hindered.title)
  if (breakdown.isBelowMinimum) {
    return minimumText(moneyText(breakdown.minimumSubtotalCents, breakdown.currency))
  }
  return null
}
