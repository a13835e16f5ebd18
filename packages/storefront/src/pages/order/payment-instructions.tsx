import type { OrderView } from '@vitrine/contract/orders/page-props'
import { paymentReferenceText } from '@vitrine/domain/orders/order-name'

/** How to pay outside the shop, while that is due. */
export function PaymentInstructions({ order }: { readonly order: OrderView }) {
  if (!order.payment.instructions || order.paymentState !== 'PENDING') return null
  return (
    <section className="vt-order-card vt-order-due" aria-labelledby="order-due-title">
      <h2 id="order-due-title">How to pay</h2>
      <p className="vt-preserve">{order.payment.instructions}</p>
      <p className="vt-quiet">{paymentReferenceText(order.numberText)}</p>
    </section>
  )
}
