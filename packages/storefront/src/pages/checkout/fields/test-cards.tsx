import { type TestCardBehaviour, testCards } from '@vitrine/domain/payments/test-cards'

/** What is said of a card. */
const outcomes: Readonly<Record<TestCardBehaviour, string>> = {
  succeeds: 'is accepted',
  declined: 'is declined',
  'short-of-funds': 'has no funds',
  asks: 'asks to approve',
  'is-silent': 'gets no answer',
  'fails-later': 'is accepted, and declined at renewals',
}

/** Says that no money moves, and which cards to try. */
export function TestCards() {
  return (
    <details className="vt-test-cards" open>
      <summary>Test mode: no money is taken</summary>
      <ul>
        {testCards.map((card) => (
          <li key={card.number}>
            <code>{card.number}</code> {outcomes[card.behaviour]}
          </li>
        ))}
      </ul>
      <p>Any future date and any three digits do.</p>
    </details>
  )
}
