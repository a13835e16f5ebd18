import type { OrderView } from '@vitrine/contract/orders/page-props'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { formatDay } from '../../parts/dates/format-date.ts'
import { ParcelIcon } from '../../parts/page-frame/icons.tsx'

interface ParcelsProps {
  readonly order: OrderView
  readonly locale: string
  readonly timeZone: string
}

/** The parcels of an order with what is in each, and what is still to come. */
export function OrderParcels({ order, locale, timeZone }: ParcelsProps) {
  if (order.fulfillments.length === 0) return null
  const waiting = unitTexts(order, order.leftToSend)
  const areMany = order.fulfillments.length > 1 || waiting.length > 0
  return (
    <section className="vt-order-card" aria-labelledby="order-parcels-title">
      <h2 id="order-parcels-title">Tracking</h2>
      <ul className="vt-parcels">
        {order.fulfillments.map((parcel) => (
          <li key={parcel.shippedAtMs}>
            <ParcelIcon size={20} />
            <span>
              {[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ') || 'Sent'}
              <span className="vt-quiet"> Shipped {formatDay(parcel.shippedAtMs, locale, timeZone)}</span>
              {areMany ? <Contents texts={unitTexts(order, parcel.lines ?? [])} /> : null}
            </span>
            {parcel.trackingUrl ? (
              <a href={parcel.trackingUrl} rel="noreferrer">
                Track parcel
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {waiting.length > 0 ? <p className="vt-quiet">Still to come: {waiting.join('; ')}</p> : null}
    </section>
  )
}

function Contents({ texts }: { readonly texts: readonly string[] }) {
  return texts.length === 0 ? null : <span className="vt-parcel-contents">{texts.join('; ')}</span>
}
