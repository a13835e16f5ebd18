import type { OrderStatusPageProps, OrderView } from '@vitrine/contract/orders/page-props'
import {
  areGoodsSent,
  type FulfillmentWay,
  hasGoods,
  wayOfOrder,
} from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { wayOfLastGoods } from '@vitrine/domain/orders/parcels/last-of-goods'
import { isWithBuyer, type OrderStanding } from '@vitrine/domain/orders/parcels/order-standing'
import { isPartlyRefunded } from '@vitrine/domain/orders/refunds/refunded-cents'
import { formatDay } from '../../parts/dates/format-date.ts'
import { OrderBrand } from './order-brand.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderFoot } from './order-foot.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderSeller } from './order-seller.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import { ReadyForPickup } from './ready-for-pickup.tsx'
import { servicesBesideGoods } from './services-beside-goods.ts'

/** Where an order stands: timeline, parcels, lines, totals, addresses. */
export function OrderStatusPage(props: OrderStatusPageProps) {
  const { order, locale, timeZone } = props
  return (
    <div className="vt-order">
      <OrderBrand site={props.site} />
      <OrderSeller lines={props.sellerLines} />
      <header className="vt-order-head">
        <p className="vt-eyebrow">
          {order.donation ? 'Given on' : 'Placed on'} {formatDay(order.createdAtMs, locale, timeZone)}
        </p>
        <h1>
          {order.donation ? 'Donation' : 'Order'} {order.numberText}
        </h1>
        <p className="vt-order-state">{stateText(order)}</p>
        {props.withdrawn.map((text) => (
          <p key={text} className="vt-quiet">
            {text}
          </p>
        ))}
        {order.isTest ? <p className="vt-badge">Test order: no money was taken</p> : null}
      </header>
      <OrderTimeline order={order} locale={locale} timeZone={timeZone} />
      <PaymentInstructions order={order} locale={locale} />
      <OrderDownloads downloads={props.downloads} locale={locale} timeZone={timeZone} />
      <ReadyForPickup order={order} />
      <OrderParcels order={order} locale={locale} timeZone={timeZone} />
      <OrderPapers papers={props.papers} />
      <div className="vt-order-columns">
        <OrderLines order={order} locale={locale} />
        <OrderPlaces order={order} locale={locale} />
      </div>
      <OrderFoot {...props} />
    </div>
  )
}

function stateText(order: OrderView): string {
  const { fulfillmentStatus, fulfillments, paymentState, shippingAddress } = order
  if (paymentState === 'REFUNDED')
    return isPartlyRefunded(order, order.refundedCents)
      ? 'A part of your payment was refunded.'
      : 'Your payment was refunded.'
  if (order.donation) return donationText(order)
  if (fulfillmentStatus === 'CANCELED') return 'This order was canceled.'
  const ofStanding = standingText(order, order.pickup ?? order.delivery ?? 'waiting')
  if (ofStanding) return ofStanding
  if (fulfillmentStatus === 'FULFILLED' && wayOfOrder(order) === 'ready')
    return 'Your order is ready for pickup.'
  // What was to be picked up has no address, and is sent where somebody carries it.
  const isSent = (shippingAddress !== null || wayOfOrder(order) === 'sent') && hasGoods(order)
  const lastWay = wayOfLastGoods(order, order.leftToSend)
  const isHandedOver = lastWay === 'picked-up' || lastWay === 'delivered'
  const isOnItsWay = isSent && !isHandedOver && servicesBesideGoods(order) !== 'done-last'
  if (fulfillmentStatus === 'FULFILLED')
    return isOnItsWay ? 'Your order is on its way.' : 'Your order is complete.'
  if (areGoodsSent(order, order.leftToSend))
    return isHandedOver ? goodsTexts[lastWay] : 'The goods of your order are on their way. The rest follows.'
  if (fulfillments.length > 0) return partTexts[wayOfOrder(order)]
  return paymentState === 'PAID' ? 'We are getting your order ready.' : 'We are waiting for your payment.'
}

function standingText(order: OrderView, standing: OrderStanding): string | null {
  if (!isWithBuyer(standing)) return standingTexts[standing]
  const beside = servicesBesideGoods(order)
  if (beside === 'open') return goodsTexts[standing]
  return beside === 'done-last' ? 'Your order is complete.' : standingTexts[standing]
}

/** Where all goods are with their buyer, and a service is still to come. */
const goodsTexts = {
  'picked-up': 'You picked up the goods of your order. The rest follows.',
  delivered: 'The goods of your order were delivered. The rest follows.',
} as const

/** What is said of an order that its buyer picks up or its shop delivers; null where none of its goods is ready or delivered: what is said of any order then. */
const standingTexts: Readonly<Record<OrderStanding, string | null>> = {
  waiting: null,
  'partly-ready': 'A part of your order is ready for pickup. The rest follows.',
  ready: 'Your order is ready for pickup.',
  'partly-picked-up': 'You picked up a part of your order. The rest follows.',
  'picked-up': 'You picked up your order.',
  'to-deliver': null,
  'partly-delivered': 'A part of your order was delivered. The rest follows.',
  delivered: 'Your order was delivered.',
}

const partTexts: Readonly<Record<FulfillmentWay, string>> = {
  sent: 'A part of your order is on its way. The rest follows.',
  delivered: 'A part of your order was delivered. The rest follows.',
  'picked-up': 'You picked up a part of your order. The rest follows.',
  ready: 'A part of your order is ready for pickup. The rest follows.',
  done: 'A part of your order is done. The rest follows.',
}

function donationText({ fulfillmentStatus, paymentState }: OrderView): string {
  if (fulfillmentStatus === 'CANCELED') return 'This donation was canceled.'
  return paymentState === 'PAID' ? 'Thank you for your donation.' : 'We are waiting for your payment.'
}
