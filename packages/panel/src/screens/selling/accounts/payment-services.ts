import type { PaymentService } from '@vitrine/domain/payments/gateway-keys'

/** What owners read of a payment service. */
interface ServiceTexts {
  readonly title: string
  readonly about: string
  readonly question: string
  /** The box for visitors who may order in its test mode. */
  readonly testers: string
  readonly save: string
  /** The labels of its keys, in the order in which they are entered. */
  readonly keys: readonly [string, string, string]
}

/** The texts of each. */
export const serviceTexts: Readonly<Record<PaymentService, ServiceTexts>> = {
  stripe: {
    title: 'Cards and wallets by Stripe',
    about:
      'Buyers type their card into fields of Stripe at the checkout, or pay by what else your account there offers them. The money goes to your account with Stripe; the shop never sees a card.',
    question: 'Buyers pay by Stripe',
    testers: "Visitors of my site may order with Stripe's test cards",
    save: 'Save how Stripe is used',
    keys: ['Publishable key', 'Secret key', 'Signing secret of the webhook'],
  },
  paypal: {
    title: 'PayPal',
    about:
      'Buyers approve the payment on a page of PayPal, and come back to their order. The money goes to your account with PayPal. It is offered for what is paid once, in currencies that PayPal takes; subscriptions are not paid by it.',
    question: 'Buyers pay by PayPal',
    testers: "Visitors of my site may order with accounts of PayPal's sandbox",
    save: 'Save how PayPal is used',
    keys: ['Client ID', 'Secret', 'Webhook ID'],
  },
}

/** Where the webhook is made at the service, and what for. */
export function webhookAdvice(service: PaymentService, isTest: boolean): string {
  if (service === 'paypal')
    return isTest
      ? 'In the developer dashboard of PayPal, in the sandbox, make an app with “Transaction search” switched on, and add a webhook to it with this address, for these events: “Checkout order approved”, and all of “Payment capture”, “Payment refund” and “Customer dispute”.'
      : 'In the developer dashboard of PayPal, switched to live, make an app with “Transaction search” switched on, and add a webhook to it with this address, for these events: “Checkout order approved”, and all of “Payment capture”, “Payment refund” and “Customer dispute”.'
  return isTest
    ? 'In Stripe, switch to test mode and add a webhook with this address under Developers → Webhooks, for payment intents, setup intents, checkout sessions, refunds and disputes.'
    : 'In Stripe, add a webhook with this address under Developers → Webhooks, for payment intents, setup intents, checkout sessions, refunds and disputes.'
}
