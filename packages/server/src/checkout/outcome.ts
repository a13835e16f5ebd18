import type { PaymentDoubt, PlaceRefusal } from '@vitrine/domain/checkout/place-refusals'

/** What came of an attempt to place an order. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly orderId: string; readonly orderNumber: number }
  | { readonly kind: 'confirmation-needed'; readonly paymentId: string; readonly message: string }
  /** `message` is what the gateway says. */
  | { readonly kind: 'declined'; readonly message: string }
  /** Whether money moved is not known yet: the same attempt, made again, asks. */
  | { readonly kind: 'unclear'; readonly problem: PaymentDoubt }
  | Refused

/** Not even tried, and nothing was changed. */
export type Refused = PlaceRefusal & { readonly kind: 'refused' }
