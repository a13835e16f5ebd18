import { declineText } from '@vitrine/domain/payments/decline'
import type Stripe from 'stripe'
import type { ChargeAnswer } from '../../services/gateway.ts'
import { decline } from '../decline.ts'
import { problemOfStripe } from './stripe-decline.ts'
import { keptMethod } from './stripe-method.ts'

/** What buyers read while a bank takes its time. */
export const processingText =
  'Your payment is on its way. It can take some days; when it arrives, your order is placed, and we write to you. If it does not arrive, nothing is ordered, and we do not write.'

/** What an intent to pay says of its charge. */
export function answerOfIntent(intent: Stripe.PaymentIntent): ChargeAnswer {
  const { id: reference } = intent
  switch (intent.status) {
    case 'succeeded': {
      const method = intent.setup_future_usage ? keptMethod(intent.customer, intent.payment_method) : null
      const charged = { amountCents: intent.amount_received, currency: intent.currency.toUpperCase() }
      return { kind: 'paid', reference, charged, ...(method && { method }) }
    }
    case 'processing':
      return { kind: 'processing', reference, message: processingText }
    case 'canceled':
      return lastDecline(intent.last_payment_error) ?? decline('too-late')
    default:
      return { kind: 'confirmation-needed', reference, message: declineText['authentication-needed'] }
  }
}

/** What an intent to keep a method says. */
export function answerOfSetup(intent: Stripe.SetupIntent): ChargeAnswer {
  const { id: reference } = intent
  if (intent.status === 'succeeded') {
    const method = keptMethod(intent.customer, intent.payment_method)
    return { kind: 'paid', reference, ...(method && { method }) }
  }
  if (intent.status === 'processing') return { kind: 'processing', reference, message: processingText }
  if (intent.status === 'canceled') return lastDecline(intent.last_setup_error) ?? decline('too-late')
  return { kind: 'confirmation-needed', reference, message: declineText['authentication-needed'] }
}

/** Why nothing was charged at last, in our words; null when nothing was tried. */
export function lastDecline(
  error: Stripe.PaymentIntent.LastPaymentError | Stripe.SetupIntent.LastSetupError | null,
) {
  if (!error) return null
  return decline(problemOfStripe({ code: error.code, declineCode: error.decline_code }))
}
