import type { PaymentMode } from './gateway-keys.ts'

/** Whether orders can be placed by test cards: our own, or those of a payment service in its test mode. */
export function isTestMode({ test, stripe, paypal }: ChosenPayments): boolean {
  return test || stripe === 'test' || paypal === 'test'
}

/** What is chosen of ways to pay. */
interface ChosenPayments {
  readonly test: boolean
  readonly stripe?: PaymentMode | undefined
  readonly paypal?: PaymentMode | undefined
}
