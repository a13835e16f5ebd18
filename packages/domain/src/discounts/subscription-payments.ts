/** For which payments of a subscription a discount holds: none, all, or so many from the first on. */
export type SubscriptionPayments =
  | { readonly option: 'EXCLUDED' | 'ALL_PAYMENTS' }
  | { readonly option: 'LIMITED_PAYMENTS'; readonly payments: number }

/** Of discounts that say nothing of subscriptions. */
export const noSubscriptions: SubscriptionPayments = { option: 'EXCLUDED' }

/** A discount as far as this asks. */
interface Held {
  readonly onSubscriptions?: SubscriptionPayments | undefined
}

/** The most payments that can be named. */
export const mostPayments = 999

/** For how many payments of a subscription a discount holds, counted from the first; 0: it is not for subscriptions, null: for all. */
export function paymentsOf({ onSubscriptions = noSubscriptions }: Held): number | null {
  switch (onSubscriptions.option) {
    case 'EXCLUDED':
      return 0
    case 'ALL_PAYMENTS':
      return null
    case 'LIMITED_PAYMENTS':
      return onSubscriptions.payments
  }
}

/** Whether a discount holds for a payment, the first of which is 1. */
export function holdsForPayment(discount: Held, payment: number): boolean {
  return payment <= (paymentsOf(discount) ?? Number.POSITIVE_INFINITY)
}
