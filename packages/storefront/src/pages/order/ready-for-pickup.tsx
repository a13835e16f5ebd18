import type { OrderView } from '@vitrine/contract/orders/page-props'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'

/** What waits for its buyer, where and when, and what to show there; nothing while none does. */
export function ReadyForPickup({ order }: { readonly order: OrderView }) {
  const { shipping, ready, numberText, pickup } = order
  if (ready.length === 0 || !shipping) return null
  const isAll = pickup === 'ready' && order.fulfillments.length === 0
  return (
    <section className="vt-order-card" aria-labelledby="order-ready-title">
      <h2 id="order-ready-title">Ready for pickup</h2>
      <p>{shipping.name}</p>
      {shipping.note ? <p className="vt-preserve">{shipping.note}</p> : null}
      {isAll ? null : <p>{unitTexts(order, ready).join('; ')}</p>}
      <p>Please show your order number when you pick it up: {numberText}</p>
    </section>
  )
}
