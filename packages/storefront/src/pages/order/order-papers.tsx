import type { OrderStatusPageProps } from '@vitrine/contract/orders/page-props'

/** The invoice of an order, and its credit notes; nothing where there are none. */
export function OrderPapers({ papers }: Pick<OrderStatusPageProps, 'papers'>) {
  if (papers.length === 0) return null
  return (
    <section className="vt-order-card" aria-labelledby="order-papers-title">
      <h2 id="order-papers-title">Invoices</h2>
      <ul className="vt-downloads">
        {papers.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
