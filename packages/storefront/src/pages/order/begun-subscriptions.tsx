import type { ConfirmedPageProps } from '@vitrine/contract/orders/page-props'

/** What began with an order and comes again: how much, when next, and where it is changed and canceled. */
export function BegunSubscriptions({ subscriptions }: Pick<ConfirmedPageProps, 'subscriptions'>) {
  return subscriptions.map(({ title, priceText, isMembership, nextText, url }) => (
    <section key={url} className="vt-order-card" aria-label={`Your subscription to ${title}`}>
      <h2>Your subscription to {title}</h2>
      {isMembership ? (
        <p>{priceText}. Taxes are those of each day.</p>
      ) : (
        <p>{priceText}. Taxes and delivery are those of each day.</p>
      )}
      {nextText === null ? null : <p>The next payment is on {nextText}.</p>}
      <p>
        <a href={url}>{isMembership ? 'Skip, pause or cancel it' : 'Skip, pause, change or cancel it'}</a>
      </p>
    </section>
  ))
}
