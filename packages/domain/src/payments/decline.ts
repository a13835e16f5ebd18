/** Why a gateway took no money. */
export type DeclineProblem =
  | 'declined'
  | 'insufficient-funds'
  | 'card-expired'
  | 'details-wrong'
  | 'authentication-needed'
  | 'not-approved'
  | 'method-gone'
  | 'amount-too-small'
  | 'too-late'
  | 'canceled'
  | 'test-card-needed'
  | 'not-possible'
  | 'try-later'

/** What buyers read of it. Why a bank says no is its secret: what hints at theft is told as any other decline. */
export const declineText: Readonly<Record<DeclineProblem, string>> = {
  declined: 'Your card was declined. Please try another card.',
  'insufficient-funds': 'Your card has insufficient funds. Please try another card.',
  'card-expired': 'Your card has expired. Please use another card.',
  'details-wrong': 'The number, expiry date or security code of your card is not right. Please check them.',
  'authentication-needed': 'Your bank asks you to approve this payment.',
  'not-approved': 'The payment was not approved. Please try again or use another card.',
  'method-gone': 'This way to pay is no longer there. Please choose another one.',
  'amount-too-small': 'The amount is too small to be paid this way. Please choose another one.',
  'too-late': 'The payment took too long and was not made. Please try again.',
  canceled: 'The payment was canceled, and nothing was charged.',
  'test-card-needed': 'This shop is in test mode. Please use a test card, such as 4242 4242 4242 4242.',
  'not-possible':
    'This payment is not possible at the moment. Please choose another way to pay, or ask the shop.',
  'try-later': 'Your bank could not answer. Nothing was charged: please try again in a few minutes.',
}

/** Whether charging the same method again cannot help, whenever that is. */
export function isFinalDecline(problem: DeclineProblem): boolean {
  return problem === 'method-gone' || problem === 'card-expired' || problem === 'details-wrong'
}
