import { type TestCardBehaviour, testCards } from '@vitrine/domain/payments/test-cards'

/** What the test gateway does with a card, by its digits. */
export const testCardBehaviours: ReadonlyMap<string, TestCardBehaviour> = new Map(
  testCards.map(({ number, behaviour }) => [number.replaceAll(' ', ''), behaviour]),
)

/** What buyers read of it. */
export const testCardText = {
  declined: 'Your card was declined. Please try another card.',
  shortOfFunds: 'Your card has insufficient funds. Please try another card.',
  notApproved: 'The payment was not approved. Please try again or use another card.',
  closed: 'The payment took too long and was not made. Please try again.',
  unknownCard: 'This shop is in test mode. Please use a test card, such as 4242 4242 4242 4242.',
  approve: 'Your bank asks you to approve this payment.',
} as const
