/** What of an order's sum a card pays, and whether the card was bought by a test. */
interface PaidByCard {
  readonly cents: number
  readonly isTest: boolean
}

/**
 * Whether an order would be paid partly by a test and partly by real money, so that it could be counted as neither: a real gift card beside
 * a test payment, or a card of a test order beside a real card or a real payment.
 *
 * @param payment how the rest is paid; null: no service takes it, such as a bank transfer, or there is none
 */
export function mixesTestAndReal(cards: readonly PaidByCard[], payment: 'test' | 'live' | null): boolean {
  const used = cards.filter(({ cents }) => cents > 0)
  const isTest = payment === 'test' || used.some((each) => each.isTest)
  const isReal = payment === 'live' || used.some((each) => !each.isTest)
  return isTest && isReal
}
