import { cartProblemText, lineProblemText, noCartText } from '../cart/messages.ts'
import { giftProblemText } from '../gift-cards/gift-refusals.ts'
import { checkFieldsText } from '../refusals/refusal-texts.ts'
import { totalChangedText } from './shown/total-changed.ts'

/** Why an order was not even tried, and nothing was held or charged. */
export type PlaceRefusal =
  | { readonly problem: 'no-cart' | 'payment-in-flight' | 'payment-differs' }
  | { readonly problem: 'gift-card-spent-meanwhile' | 'gift-card-beside-test' }
  | { readonly problem: 'fields-wrong'; readonly errors: Readonly<Record<string, string>> }
  /** `why` is what `purchaseProblem` says. */
  | { readonly problem: 'cart-not-ready'; readonly why: string }
  /** A discount is gone that was in the total; `code` that brought it, '' where none did. */
  | { readonly problem: 'discount-gone'; readonly code: string; readonly isByCustomer: boolean }
  /** The cart comes to another sum than its buyer was shown: `amount` now, in words; `wasKnown` whether they were shown one. */
  | { readonly problem: 'total-changed'; readonly amount: string; readonly wasKnown: boolean }
  /** `title` of the product; null when its line is gone. */
  | { readonly problem: 'out-of-stock'; readonly title: string | null }

/** Why it is not known yet what became of a payment. */
export type PaymentDoubt = 'payment-unclear' | 'payment-unsettled'

/** What the buyer reads of attempts that collide or hang. */
export const attemptText = {
  'payment-in-flight': 'Your payment is being processed. Please wait a moment and try again.',
  'payment-differs': 'This payment was started with other details. Please reload the page and try again.',
  'payment-unclear':
    'The payment service did not answer in time. Please try again: you will not be charged twice.',
  'payment-unsettled':
    'Your payment arrived, but your order could not be written down yet. Please try again in a moment: you will not be charged twice.',
} as const

/** What the buyer reads of a charge that could not become an order. */
export const chargeReturnedText =
  'Your order could not be placed. If your payment went through, it is being returned to you. Please try again.'

/** Says to the buyer why the order was not tried. */
export function placeRefusalText(refusal: PlaceRefusal): string {
  switch (refusal.problem) {
    case 'no-cart':
      return noCartText
    case 'fields-wrong':
      return checkFieldsText
    case 'cart-not-ready':
      return refusal.why
    case 'discount-gone':
      return discountGoneText(refusal)
    case 'out-of-stock':
      return refusal.title === null
        ? cartProblemText['out-of-stock']
        : lineProblemText('out-of-stock', refusal.title)
    case 'total-changed':
      return totalChangedText(refusal)
    case 'gift-card-spent-meanwhile':
    case 'gift-card-beside-test':
      return giftProblemText[refusal.problem]
    default:
      return attemptText[refusal.problem]
  }
}

function discountGoneText({ code, isByCustomer }: { readonly code: string; readonly isByCustomer: boolean }) {
  if (code === '')
    return isByCustomer
      ? 'A discount in your total was used with this email address before. Please reload the page to see your total.'
      : 'A discount in your total can no longer be used. Please reload the page to see your total.'
  return isByCustomer
    ? `The code ${code} was used with this email address before. Please remove it to go on.`
    : `The code ${code} can no longer be used. Please remove it to go on.`
}

/** Whether the attempt goes on elsewhere, so that trying again must keep its key. */
export function isSameAttempt({ problem }: PlaceRefusal): boolean {
  return problem === 'payment-in-flight' || problem === 'payment-differs'
}
