import type { ReplyOf } from '@vitrine/contract/call'
import type { listPaymentDiscrepanciesCall } from '@vitrine/contract/payments/panel-calls'

type DiscrepancyKind = ReplyOf<typeof listPaymentDiscrepanciesCall>['discrepancies'][number]['kind']

interface Advice {
  readonly text: string
  /** Whether one press puts it right. */
  readonly canBeResolved: boolean
}

/** What is wrong with a payment, and what its owner does about it. */
export const paymentAdvice: Readonly<Record<DiscrepancyKind, Advice>> = {
  'charge-without-order': {
    text: 'The card was charged, but no order came of it. Put it right, and the money goes back to the buyer.',
    canBeResolved: true,
  },
  'open-past-hold': {
    text: 'This payment never ended, and holds stock. Put it right: the payment service is asked; if the money came in, the order is placed, otherwise the stock is free again.',
    canBeResolved: true,
  },
  'order-without-charge': {
    text: 'The order counts as paid, but the payment service knows no charge for it. Look it up there before you send anything.',
    canBeResolved: false,
  },
  'other-amount': {
    text: 'The payment service charged another amount than the order asks for. Compare both, and give the difference back there.',
    canBeResolved: false,
  },
  'refund-not-made': {
    text: 'The order counts as refunded, but the payment service kept the money. Give it back there.',
    canBeResolved: false,
  },
  'refund-not-written': {
    text: 'The payment service gave the money back, but the order counts as paid. Do not send it; cancel it if it is still open.',
    canBeResolved: false,
  },
}
