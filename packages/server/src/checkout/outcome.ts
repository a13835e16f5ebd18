/** What came of an attempt to place an order. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly orderId: string; readonly orderNumber: number }
  | { readonly kind: 'confirmation-needed'; readonly paymentId: string; readonly message: string }
  | { readonly kind: 'declined'; readonly message: string }
  /** Whether money moved is not known yet: the same attempt, made again, asks. */
  | { readonly kind: 'unclear'; readonly message: string }
  | Refused

/** Not even tried, and nothing was changed. */
export interface Refused {
  readonly kind: 'refused'
  readonly status: 400 | 404 | 409
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** What the buyer reads of attempts that collide or hang. */
export const attemptText = {
  inFlight: 'Your payment is being processed. Please wait a moment and try again.',
  otherDetails: 'This payment was started with other details. Please reload the page and try again.',
  unclear: 'The payment service did not answer in time. Please try again: you will not be charged twice.',
  unsettled:
    'Your payment arrived, but your order could not be written down yet. Please try again in a moment: you will not be charged twice.',
  returned:
    'Your order could not be placed. If your payment went through, it is being returned to you. Please try again.',
} as const
