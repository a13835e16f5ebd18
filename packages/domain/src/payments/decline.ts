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
  | 'live-card-needed'
  | 'test-subscription'
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
  'live-card-needed': 'A test card pays nothing here. Please name another card.',
  'test-subscription':
    'This is a test subscription: no real card is charged for it. Please name a test card.',
  'not-possible':
    'This payment is not possible at the moment. Please choose another way to pay, or ask the shop.',
  'try-later': 'Your bank could not answer. Nothing was charged: please try again in a few minutes.',
}

/** What owners read of it, to whom the buyer is another. */
const ownersDeclineText: Readonly<Record<DeclineProblem, string>> = {
  declined: 'The card was declined.',
  'insufficient-funds': 'The card has insufficient funds.',
  'card-expired': 'The card has expired.',
  'details-wrong': 'The number, expiry date or security code of the card is not right.',
  'authentication-needed': 'The bank asks the buyer to approve the payment.',
  'not-approved': 'The buyer did not approve the payment.',
  'method-gone': 'The way to pay is no longer there.',
  'amount-too-small': 'The amount is too small to be paid this way.',
  'too-late': 'The payment took too long and was not made.',
  canceled: 'The payment was canceled, and nothing was charged.',
  'test-card-needed': 'The shop is in test mode, and the card is no test card.',
  'live-card-needed': 'A test card pays nothing real.',
  'test-subscription': 'It is a test subscription, for which no real card is charged.',
  'not-possible': 'The payment was not possible at that moment.',
  'try-later': 'The bank could not answer, and nothing was charged.',
}

/** What each of them reads of it. */
export const declineTextFor = { buyer: declineText, owner: ownersDeclineText } as const

/** What a buyer reads, in the words for owners; what is not about a decline stays as it is. */
export function ownersWords(text: string): string {
  const problem = problemIn(text)
  return problem === null ? text : ownersDeclineText[problem]
}

/** Which problem a payment keeps, of which it has the words for buyers; null for what is not about a decline. */
export function problemIn(text: string): DeclineProblem | null {
  return declineProblems.find((each) => declineText[each] === text) ?? null
}

// `Object.keys` does not tell which keys there are.
const declineProblems = Object.keys(declineText) as readonly DeclineProblem[]

/** Whether charging the same method again cannot help, whenever that is. */
export function isFinalDecline(problem: DeclineProblem): boolean {
  return problem === 'method-gone' || problem === 'card-expired' || problem === 'details-wrong'
}
