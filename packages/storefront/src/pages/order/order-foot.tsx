import type { OrderStatusPageProps } from '@vitrine/contract/orders/page-props'

/** The ways on from an order: shopping, a printed copy, help, and the way out of the contract. */
export function OrderFoot({
  contactEmail,
  continueShoppingUrl,
  withdrawal,
}: Pick<OrderStatusPageProps, 'contactEmail' | 'continueShoppingUrl' | 'withdrawal'>) {
  return (
    <footer className="vt-order-foot">
      <a className="vt-button" href={continueShoppingUrl}>
        Continue shopping
      </a>
      <button className="vt-button vt-button-quiet" type="button" data-print hidden>
        Print
      </button>
      {withdrawal ? (
        <a href={withdrawal.url} lang={withdrawal.language} rel="nofollow">
          {withdrawal.text}
        </a>
      ) : null}
      {contactEmail ? (
        <p className="vt-quiet">
          Questions? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      ) : null}
    </footer>
  )
}
