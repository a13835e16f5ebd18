import type { DeclineProblem } from '@vitrine/domain/payments/decline'
import type { ChargeAnswer } from '../../services/gateway.ts'
import { decline } from '../decline.ts'
import {
  captureIn,
  centsIn,
  type PaypalCapture,
  type PaypalOrder,
  referenceOfOrder,
} from './paypal-objects.ts'

/** What an order says of its charge. */
export function answerOfOrder(order: PaypalOrder): ChargeAnswer {
  const capture = captureIn(order)
  if (capture) return answerOfCapture(capture)
  if (order.status === 'VOIDED') return decline('canceled')
  const reference = referenceOfOrder(order.id)
  if (order.status === 'COMPLETED') return { kind: 'processing', reference, message: underWayText }
  return { kind: 'confirmation-needed', reference, message: approveText }
}

/** What a capture says: money that came in, is on its way, or never came. */
export function answerOfCapture({ id: reference, status, amount }: PaypalCapture): ChargeAnswer {
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
    case 'REVERSED': {
      const charged = { amountCents: centsIn(amount), currency: amount.currency_code }
      return { kind: 'paid', reference, charged }
    }
    case 'PENDING':
      return { kind: 'processing', reference, message: underWayText }
    default:
      return paypalDecline('declined')
  }
}

/** The answer that PayPal took no money, in words that speak of it. */
export function paypalDecline(problem: DeclineProblem): ChargeAnswer {
  const told = decline(problem)
  return problem === 'declined' ? { ...told, message: declinedText } : told
}

/** What buyers read who have to go to PayPal. */
export const approveText = 'Please approve the payment at PayPal.'
const underWayText =
  'PayPal looks at your payment. It can take some days; when it arrives, your order is placed, and we write to you. If it does not arrive, nothing is ordered, and we do not write.'
const declinedText =
  'PayPal could not take the payment, and nothing was charged. Please try again there with another way to pay, or choose another one here.'
