import type { OrderView } from '@vitrine/contract/orders/page-props'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { goesByParcel, hasParcels } from '@vitrine/domain/orders/parcels/goes-by-parcel'
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
  const isSent = hasParcels(order)
  // Of what took place as a whole the timeline tells all there is.
  if (!isSent && !areMany) return null
  return (
    <section className="vt-order-card" aria-labelledby="order-parcels-title">
      <h2 id="order-parcels-title">{isSent ? 'Tracking' : 'Done so far'}</h2>
      <ul className="vt-parcels">
        {order.fulfillments.map((parcel) => (
          <li key={parcel.shippedAtMs}>
            <ParcelIcon size={20} />
            <span>
              {goesByParcel(order, parcel) ? (
                <Sent parcel={parcel} day={formatDay(parcel.shippedAtMs, locale, timeZone)} />
              ) : (
                <Done day={formatDay(parcel.shippedAtMs, locale, timeZone)} />
              )}
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

interface SentProps {
  readonly parcel: OrderView['fulfillments'][number]
  readonly day: string
}

function Sent({ parcel: { carrier, trackingNumber }, day }: SentProps) {
  return (
    <>
      {[carrier, trackingNumber].filter(Boolean).join(' ') || 'Sent'}
      <span className="vt-quiet"> Shipped {day}</span>
    </>
  )
}

/** A service took place: it came in no parcel. */
function Done({ day }: Pick<SentProps, 'day'>) {
  return (
    <>
      Done<span className="vt-quiet"> {day}</span>
    </>
  )
}

function Contents({ texts }: { readonly texts: readonly string[] }) {
  return texts.length === 0 ? null : <span className="vt-parcel-contents">{texts.join('; ')}</span>
}
