/** The ways on from an order: shopping, a printed copy, help. */
export function OrderFoot(props: { readonly contactEmail: string; readonly continueShoppingUrl: string }) {
  return (
    <footer className="vt-order-foot">
      <a className="vt-button" href={props.continueShoppingUrl}>
        Continue Shopping
      </a>
      <button className="vt-button vt-button-quiet" type="button" data-print hidden>
        Print
      </button>
      {props.contactEmail ? (
        <p className="vt-quiet">
          Questions? Write to <a href={`mailto:${props.contactEmail}`}>{props.contactEmail}</a>.
        </p>
      ) : null}
    </footer>
  )
}
