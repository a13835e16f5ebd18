import type { OrderView } from '@vitrine/contract/orders/page-props'

/** How to pay outside the shop, while that is due. */
export function PaymentInstructions({ order }: { readonly order: OrderView }) {
  if (!order.payment.instructions || order.paymentState !== 'PENDING') return null
  return (
    <section className="vt-order-card vt-order-due" aria-labelledby="order-due-title">
      <h2 id="order-due-title">How to pay</h2>
      <p className="vt-preserve">{order.payment.instructions}</p>
      <p className="vt-quiet">
        Please give order number {order.numberText.replace(/^#/, '')} as the reference.
      </p>
    </section>
  )
}
