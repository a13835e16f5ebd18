/** Accounts with payment services, for real money and for trying: payments, orders and keys name them so. */
export const accountKeys = ['stripe', 'stripe-test', 'paypal', 'paypal-test'] as const

/** One of them. */
export type AccountKey = (typeof accountKeys)[number]

/** Whether a payment was taken by an account with a payment service. */
export function isAccountKey(key: string): key is AccountKey {
  return (accountKeys as readonly string[]).includes(key)
}

/** Whether no money moves. */
export function isTestAccount(key: AccountKey): boolean {
  return key.endsWith('-test')
}

/** Whether a service is used, and whether for real money. */
export type PaymentMode = 'off' | 'test' | 'live'

/** The account of Stripe in one of its modes; null while it is off. */
export function stripeAccountKey(mode: PaymentMode): AccountKey | null {
  if (mode === 'off') return null
  return mode === 'test' ? 'stripe-test' : 'stripe'
}

/** The account of PayPal in one of its modes; null while it is off. */
export function paypalAccountKey(mode: PaymentMode): AccountKey | null {
  if (mode === 'off') return null
  return mode === 'test' ? 'paypal-test' : 'paypal'
}

/** Services that owners have accounts with. */
export const paymentServices = ['stripe', 'paypal'] as const

/** One of them. */
export type PaymentService = (typeof paymentServices)[number]

/** What owners and buyers know a service by. */
export const serviceNames: Readonly<Record<PaymentService, string>> = { stripe: 'Stripe', paypal: 'PayPal' }

/** The account of a service in one of its modes; null while it is off. */
export function serviceAccountKey(service: PaymentService, mode: PaymentMode): AccountKey | null {
  return service === 'stripe' ? stripeAccountKey(mode) : paypalAccountKey(mode)
}

/** The service that an account is with. */
export function serviceOf(key: AccountKey): PaymentService {
  return key.startsWith('paypal') ? 'paypal' : 'stripe'
}

/** What owners read of an account. */
export const accountLabels: Readonly<Record<AccountKey, string>> = {
  stripe: 'Stripe',
  'stripe-test': 'Stripe (test mode)',
  paypal: 'PayPal',
  'paypal-test': 'PayPal (sandbox)',
}
