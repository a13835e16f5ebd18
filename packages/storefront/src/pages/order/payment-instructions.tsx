import type { OrderView } from '@vitrine/contract/orders/page-props'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import { paymentReferenceText } from '@vitrine/domain/orders/order-name'

interface PaymentInstructionsProps {
  readonly order: OrderView
  readonly locale: string
}

/** How much is to be paid outside the shop, and how, while that is due. */
export function PaymentInstructions({ order, locale }: PaymentInstructionsProps) {
  if (!order.payment.instructions || order.paymentState !== 'PENDING') return null
  return (
    <section className="vt-order-card vt-order-due" aria-labelledby="order-due-title">
      <h2 id="order-due-title">How to pay</h2>
      <p>
        Due: <strong>{formatMoney(moneyDueCents(order), order.currency, locale)}</strong>
      </p>
      <p className="vt-preserve">{order.payment.instructions}</p>
      <p className="vt-quiet">{paymentReferenceText(order.numberText)}</p>
    </section>
  )
}
