import type { OrderView } from '@vitrine/contract/orders/page-props'
import {
  areGoodsSent,
  type FulfillmentWay,
  fulfillmentWay,
  hasGoods,
  wayOfOrder,
} from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { lastGoodsBeside, wayOfLastGoods } from '@vitrine/domain/orders/parcels/last-of-goods'
import { isPartlyRefunded } from '@vitrine/domain/orders/refunds/refunded-cents'
import { formatDayAndTime } from '../../parts/dates/format-date.ts'
import { TickIcon } from '../../parts/page-frame/icons.tsx'
import { servicesBesideGoods } from './services-beside-goods.ts'

interface Stage {
  readonly title: string
  readonly atMs: number | null
}

/** How far an order has come. */
export function OrderTimeline(props: {
  readonly order: OrderView
  readonly locale: string
  readonly timeZone: string
}) {
  return (
    <ol className="vt-timeline">
      {stagesOf(props.order).map((stage) => (
        <li key={stage.title} className={stage.atMs === null ? 'vt-stage' : 'vt-stage vt-stage-done'}>
          <span className="vt-stage-mark">{stage.atMs === null ? null : <TickIcon size={12} />}</span>
          <span className="vt-stage-title">{stage.title}</span>
          <span className="vt-stage-when">
            {stage.atMs === null ? 'Not yet' : formatDayAndTime(stage.atMs, props.locale, props.timeZone)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stagesOf(order: OrderView): readonly Stage[] {
  const when = (kind: OrderView['history'][number]['kind']) =>
    order.history.findLast((event) => event.kind === kind)?.atMs ?? null
  const placed = { title: order.donation ? 'Donation given' : 'Order placed', atMs: order.createdAtMs }
  const paid = { title: 'Payment received', atMs: when('paid') }
  if (order.fulfillmentStatus === 'CANCELED') {
    const begun = paid.atMs === null ? [placed] : [placed, paid]
    return [
      ...begun,
      { title: 'Canceled', atMs: when('canceled') ?? order.createdAtMs },
      ...refundOf(order, when('refunded')),
    ]
  }
  // Of a donation nothing is sent.
  if (order.donation) return [placed, paid, ...refundOf(order, when('refunded'))]
  const sentAtMs = when('fulfilled') ?? order.fulfillments.at(-1)?.shippedAtMs ?? null
  const done = doneText(order)
  if (order.pickup !== null)
    return [
      placed,
      paid,
      ...pickupStages(order, when('ready'), sentAtMs),
      ...endOf(order),
      ...refundOf(order, when('refunded')),
    ]
  if (order.delivery !== null)
    return [placed, paid, ...deliveryStages(order), ...endOf(order), ...refundOf(order, when('refunded'))]
  const goods = lastGoodsBeside(order, order.leftToSend)
  if (areGoodsSent(order, order.leftToSend)) {
    const sent = { title: done, atMs: goods?.shippedAtMs ?? sentAtMs }
    return [placed, paid, sent, ...endOf(order), ...refundOf(order, when('refunded'))]
  }
  if (order.fulfillmentStatus === 'PENDING' && order.fulfillments.length > 0) {
    const rest = [
      { title: partTexts[wayOfOrder(order)], atMs: sentAtMs },
      { title: done, atMs: null },
    ]
    return [placed, paid, ...rest, ...refundOf(order, when('refunded'))]
  }
  // A service that was done last is no parcel.
  const isDoneLast = goods !== undefined && servicesBesideGoods(order) === 'done-last'
  const sent = { title: done, atMs: isDoneLast ? goods.shippedAtMs : sentAtMs }
  return [placed, paid, sent, ...(isDoneLast ? endOf(order) : []), ...refundOf(order, when('refunded'))]
}

/** An order that its buyer picks up waits for them at the shop first; where they came at once, nobody said so. */
function pickupStages(
  { pickup, ready, fulfillments }: OrderView,
  readyAtMs: number | null,
  doneAtMs: number | null,
): readonly Stage[] {
  // A service that was done is no pickup.
  const partAtMs = fulfillments.findLast(({ pickedUp }) => pickedUp)?.shippedAtMs ?? null
  if (pickup === 'picked-up') {
    const readied = readyAtMs === null ? [] : [{ title: 'Ready for pickup', atMs: readyAtMs }]
    return [...readied, { title: 'Picked up', atMs: partAtMs ?? doneAtMs }]
  }
  const partly = { title: 'A part is ready for pickup', atMs: readyAtMs }
  const all = { title: 'Ready for pickup', atMs: pickup === 'ready' ? readyAtMs : null }
  return [
    ...(pickup !== 'ready' && ready.length > 0 ? [partly] : []),
    ...(partAtMs === null ? [] : [{ title: 'A part was picked up', atMs: partAtMs }]),
    all,
    { title: 'Picked up', atMs: null },
  ]
}

/** An order that its shop delivers itself; a service that was done is no delivery. */
function deliveryStages(order: OrderView): readonly Stage[] {
  const last = order.fulfillments.findLast((each) => fulfillmentWay(order, each) === 'delivered')
  const atMs = last?.shippedAtMs ?? null
  if (order.delivery === 'delivered') return [{ title: 'Delivered', atMs }]
  const part = { title: partTexts.delivered, atMs }
  return [...(atMs === null ? [] : [part]), { title: 'Delivered', atMs: null }]
}

/** The end of an order that is not done with once its goods are with their buyer. */
function endOf(order: OrderView): readonly Stage[] {
  const beside = servicesBesideGoods(order)
  if (beside === 'none') return []
  const atMs = beside === 'open' ? null : (order.fulfillments.at(-1)?.shippedAtMs ?? null)
  return [{ title: 'Fulfilled', atMs }]
}

/**
 * What a whole order comes to: as the last of its goods went. One that is to be picked up may have been sent all the same, or was ready before
 * pickups were told.
 */
function doneText(order: OrderView): string {
  if (wayOfOrder(order) === 'ready') return 'Ready for pickup'
  const lastWay = wayOfLastGoods(order, order.leftToSend)
  if (lastWay === 'picked-up') return 'Picked up'
  if (lastWay === 'delivered') return 'Delivered'
  const isSent = order.shippingAddress !== null || wayOfOrder(order) === 'sent'
  return isSent && hasGoods(order) ? 'Shipped' : 'Fulfilled'
}

const partTexts: Readonly<Record<FulfillmentWay, string>> = {
  sent: 'A part was shipped',
  delivered: 'A part was delivered',
  'picked-up': 'A part was picked up',
  ready: 'A part is ready for pickup',
  done: 'A part is done',
}

function refundOf(order: OrderView, atMs: number | null): readonly Stage[] {
  const { paymentState, refundedCents, refundUnderWayCents } = order
  // Begun, and not made yet, as that of a canceled order is until its payment service says so; of what failed nobody is told that it came.
  const begun = refundUnderWayCents > 0 ? [{ title: 'Refund under way', atMs: null }] : []
  if (atMs === null) return begun
  if (isPartlyRefunded(order, refundedCents)) return [{ title: 'Partly refunded', atMs }]
  if (paymentState === 'REFUNDED') return [{ title: 'Refunded', atMs }]
  return begun
}
