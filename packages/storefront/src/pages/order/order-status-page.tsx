import type { OrderStatusPageProps, OrderView } from '@vitrine/contract/orders/page-props'
import { formatDay } from '../../parts/dates/format-date.ts'
import { ParcelIcon } from '../../parts/page-frame/icons.tsx'
import { OrderBrand } from './order-brand.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderFoot } from './order-foot.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'

/** Where an order stands: timeline, parcels, lines, totals, addresses. */
export function OrderStatusPage(props: OrderStatusPageProps) {
  const { order, locale, timeZone } = props
  return (
    <div className="vt-order">
      <OrderBrand site={props.site} />
      <header className="vt-order-head">
        <p className="vt-eyebrow">Placed on {formatDay(order.createdAtMs, locale, timeZone)}</p>
        <h1>Order {order.numberText}</h1>
        <p className="vt-order-state">{stateText(order)}</p>
        {order.isTest ? <p className="vt-badge">Test order: no money was taken</p> : null}
      </header>
      <OrderTimeline order={order} locale={locale} timeZone={timeZone} />
      <PaymentInstructions order={order} />
      <OrderDownloads downloads={props.downloads} locale={locale} timeZone={timeZone} />
      <Parcels {...props} />
      <div className="vt-order-columns">
        <OrderLines order={order} locale={locale} />
        <OrderPlaces order={order} locale={locale} />
      </div>
      <OrderFoot contactEmail={props.contactEmail} continueShoppingUrl={props.continueShoppingUrl} />
    </div>
  )
}

function Parcels({ order, locale, timeZone }: OrderStatusPageProps) {
  if (order.fulfillments.length === 0) return null
  return (
    <section className="vt-order-card" aria-labelledby="order-parcels-title">
      <h2 id="order-parcels-title">Tracking</h2>
      <ul className="vt-parcels">
        {order.fulfillments.map((parcel) => (
          <li key={`${parcel.shippedAtMs} ${parcel.trackingNumber}`}>
            <ParcelIcon size={20} />
            <span>
              {[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ') || 'Sent'}
              <span className="vt-quiet"> Shipped {formatDay(parcel.shippedAtMs, locale, timeZone)}</span>
            </span>
            {parcel.trackingUrl ? (
              <a href={parcel.trackingUrl} rel="noreferrer">
                Track parcel
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateText({ fulfillmentStatus, paymentState, shippingAddress }: OrderView): string {
  if (paymentState === 'REFUNDED') return 'Your payment was refunded.'
  if (fulfillmentStatus === 'CANCELED') return 'This order was canceled.'
  if (fulfillmentStatus === 'FULFILLED')
    return shippingAddress ? 'Your order is on its way.' : 'Your order is complete.'
  return paymentState === 'PAID' ? 'We are getting your order ready.' : 'We are waiting for your payment.'
}
