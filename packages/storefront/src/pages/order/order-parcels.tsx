import type { OrderView } from '@vitrine/contract/orders/page-props'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import {
  type FulfillmentWay,
  fulfillmentWay,
  goodsAmong,
  servicesAmong,
  wayOfOrder,
} from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { comesLater } from '@vitrine/domain/orders/parcels/left-to-send'
import { unitsBeside } from '@vitrine/domain/orders/parcels/ready-units'
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
  // As in the mails: also a service is still to come, where all goods are with their buyer.
  const waiting = unitTexts(order, unitsBeside(order.leftToSend, order.ready))
  const oncePaid = unitTexts(order, comesLater(order))
  const areMany = order.fulfillments.length > 1 || waiting.length > 0 || oncePaid.length > 0
  const way = wayOfOrder(order)
  // Of what took place as a whole the timeline tells all there is.
  if (way === 'done' && !areMany) return null
  return (
    <section className="vt-order-card" aria-labelledby="order-parcels-title">
      <h2 id="order-parcels-title">{titles[way]}</h2>
      {way === 'ready' && order.shipping?.note ? <p className="vt-preserve">{order.shipping.note}</p> : null}
      <ul className="vt-parcels">
        {order.fulfillments.map((parcel) => (
          <li key={parcel.shippedAtMs}>
            <ParcelIcon size={20} />
            <span>
              <Way
                way={fulfillmentWay(order, parcel)}
                parcel={parcel}
                day={formatDay(parcel.shippedAtMs, locale, timeZone)}
              />
              {areMany ? <Contents order={order} parcel={parcel} /> : null}
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
      {oncePaid.length > 0 ? (
        <p className="vt-quiet">Once your payment is here: {oncePaid.join('; ')}</p>
      ) : null}
    </section>
  )
}

const titles: Readonly<Record<FulfillmentWay, string>> = {
  sent: 'Tracking',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  ready: 'Ready for pickup',
  done: 'Done so far',
}

interface SentProps {
  readonly parcel: OrderView['fulfillments'][number]
  readonly day: string
}

function Way({ way, parcel, day }: SentProps & { readonly way: FulfillmentWay }) {
  if (way === 'sent') return <Sent parcel={parcel} day={day} />
  if (way === 'delivered') return <Delivered day={day} />
  if (way === 'picked-up') return <PickedUp day={day} />
  return way === 'ready' ? <Ready day={day} /> : <Done day={day} />
}

function Sent({ parcel: { carrier, trackingNumber }, day }: SentProps) {
  const how = [carrier, trackingNumber].filter(Boolean).join(' ')
  if (how === '') return <>Shipped {day}</>
  return (
    <>
      {carrier === '' ? `Tracking number: ${trackingNumber}` : how}
      <span className="vt-quiet"> Shipped {day}</span>
    </>
  )
}

/** It waits for its buyer. */
function Ready({ day }: Pick<SentProps, 'day'>) {
  return (
    <>
      Ready<span className="vt-quiet"> {day}</span>
    </>
  )
}

/** The shop brought it. */
function Delivered({ day }: Pick<SentProps, 'day'>) {
  return (
    <>
      Delivered<span className="vt-quiet"> {day}</span>
    </>
  )
}

/** Its buyer has it. */
function PickedUp({ day }: Pick<SentProps, 'day'>) {
  return (
    <>
      Picked up<span className="vt-quiet"> {day}</span>
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

interface ContentsProps {
  readonly order: OrderView
  readonly parcel: OrderView['fulfillments'][number]
}

/** What came, and services that took place with it, as the mail about it has them. */
function Contents({ order, parcel }: ContentsProps) {
  const units = parcel.lines ?? []
  const goods = unitTexts(order, goodsAmong(order, units)).join('; ')
  const contents = unitTexts(order, servicesAmong(order, units)).join('; ')
  const isBoth = goods !== '' && contents !== ''
  return (
    <>
      {goods === '' ? null : <span className="vt-parcel-contents">{goods}</span>}
      {contents === '' ? null : (
        <span className="vt-parcel-contents">{isBoth ? `Done: ${contents}` : contents}</span>
      )}
    </>
  )
}
