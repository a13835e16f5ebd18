import { type TestCardBehaviour, testCards } from '@vitrine/domain/payments/test-cards'

/** What the test gateway does with a card, by its digits. */
export const testCardBehaviours: ReadonlyMap<string, TestCardBehaviour> = new Map(
  testCards.map(({ number, behaviour }) => [number.replaceAll(' ', ''), behaviour]),
)
