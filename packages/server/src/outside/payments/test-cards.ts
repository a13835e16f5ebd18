/** What the test gateway does with a card. */
export type TestCardBehaviour = 'succeeds' | 'declined' | 'short-of-funds' | 'asks' | 'is-silent'

/** The cards that the test gateway takes, by their number. */
export const testCards: ReadonlyMap<string, TestCardBehaviour> = new Map([
  ['4242424242424242', 'succeeds'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'short-of-funds'],
  ['4000002760003184', 'asks'],
  ['4000000000000119', 'is-silent'],
])

/** What buyers read of it. */
export const testCardText = {
  declined: 'Your card was declined. Please try another card.',
  shortOfFunds: 'Your card has insufficient funds. Please try another card.',
  notApproved: 'The payment was not approved. Please try again or use another card.',
  closed: 'The payment took too long and was not made. Please try again.',
  unknownCard: 'This shop is in test mode. Please use a test card, such as 4242 4242 4242 4242.',
  approve: 'Your bank asks you to approve this payment.',
} as const
