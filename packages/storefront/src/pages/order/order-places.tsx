import type { OrderView } from '@vitrine/contract/orders/page-props'
import { isSentInstead } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { isPartlyRefunded } from '@vitrine/domain/orders/refunds/refunded-cents'
import { Answers } from '../../parts/buyers-form/answers.tsx'
import { AddressLines } from '../../parts/page-frame/address-lines.tsx'

/** Who bought, where it goes, how it is paid. */
export function OrderPlaces({ order, locale }: { readonly order: OrderView; readonly locale: string }) {
  const billing = order.billingAddress ?? order.shippingAddress
  return (
    <section className="vt-order-card vt-order-places" aria-labelledby="order-places-title">
      <h2 id="order-places-title">Details</h2>
      <div>
        <h3>Contact</h3>
        <p>{order.contact.email}</p>
        {order.contact.phone ? <p>{order.contact.phone}</p> : null}
        {order.contact.vatId ? <p>VAT number {order.contact.vatId}</p> : null}
      </div>
      <div>
        <h3>Payment</h3>
        <p>{order.payment.label}</p>
        <p className="vt-quiet">{paymentTextOf(order)}</p>
      </div>
      {isSentInstead(order, order.leftToSend) ? null : <Arrival shipping={order.shipping} />}
      {order.note ? (
        <div>
          <h3>Your note</h3>
          <p className="vt-preserve">{order.note}</p>
        </div>
      ) : null}
      {order.checkoutForm ? (
        <div>
          <h3>{order.checkoutForm.name || 'Details for the shop'}</h3>
          <Answers answers={order.checkoutForm.answers} />
        </div>
      ) : null}
      {order.shippingAddress ? (
        <div>
          <h3>Delivery address</h3>
          <AddressLines address={order.shippingAddress} locale={locale} />
        </div>
      ) : null}
      {billing ? (
        <div>
          <h3>Billing address</h3>
          <AddressLines address={billing} locale={locale} />
        </div>
      ) : null}
    </section>
  )
}

/** When it arrives; or where to pick it up, and when. */
function Arrival({ shipping }: Pick<OrderView, 'shipping'>) {
  if (!shipping || (shipping.note === '' && !shipping.isPickup)) return null
  return (
    <div>
      <h3>{shipping.isPickup ? 'Pick up at' : 'Delivery'}</h3>
      {shipping.isPickup ? <p>{shipping.name}</p> : null}
      {shipping.note ? <p className="vt-preserve">{shipping.note}</p> : null}
    </div>
  )
}

/** A paid order can be refunded in part; for one that was canceled nobody waits. */
function paymentTextOf(order: OrderView): string {
  const { paymentState, fulfillmentStatus } = order
  if (paymentState === 'PENDING' && fulfillmentStatus === 'CANCELED') return 'There is nothing left to pay.'
  return isPartlyRefunded(order, order.refundedCents) ? 'Partly refunded' : paymentText[paymentState]
}

const paymentText: Record<OrderView['paymentState'], string> = {
  PENDING: 'Waiting for payment',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
}
