import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import { formatDay } from '../../parts/dates/format-date.ts'

/** What happened, the newest first. */
export function SubscriptionHistory({ history, locale, timeZone }: SubscriptionPageProps) {
  return (
    <section className="vt-order-card" aria-labelledby="subscription-history-title">
      <h2 id="subscription-history-title">What happened</h2>
      <ul className="vt-subscription-history">
        {history.map(({ atMs, text, orderUrl }) => (
          <li key={`${atMs} ${text}`}>
            <span className="vt-quiet">{formatDay(atMs, locale, timeZone)}</span>
            {orderUrl === null ? <span>{text}</span> : <a href={orderUrl}>{text}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}
