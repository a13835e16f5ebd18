/** Cards that make the test gateway answer in each of its ways. */
const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'is accepted' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has no funds' },
  { number: '4000 0027 6000 3184', outcome: 'asks to approve' },
  { number: '4000 0000 0000 0119', outcome: 'gets no answer' },
] as const

/** Says that no money moves, and which cards to try. */
export function TestCards() {
  return (
    <details className="vt-test-cards" open>
      <summary>Test mode: no money is taken</summary>
      <ul>
        {testCards.map((card) => (
          <li key={card.number}>
            <code>{card.number}</code> {card.outcome}
          </li>
        ))}
      </ul>
      <p>Any future date and any three digits do.</p>
    </details>
  )
}
