import type { PaymentDoubt, PlaceRefusal } from '@vitrine/domain/checkout/place-refusals'
import type { BuyerAction } from '../services/gateway.ts'

/** What came of an attempt to place an order. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly orderId: string; readonly orderNumber: number }
  | {
      readonly kind: 'confirmation-needed'
      readonly paymentId: string
      readonly message: string
      /** What the buyer's browser does; without it, the buyer is asked by us. */
      readonly action?: BuyerAction
    }
  /** The money is on its way, and takes days, perhaps: the order is placed when it arrives. */
  | { readonly kind: 'processing'; readonly paymentId: string; readonly message: string }
  /** `message` is what the gateway says. */
  | { readonly kind: 'declined'; readonly message: string }
  /** Whether money moved is not known yet: the same attempt, made again, asks. */
  | { readonly kind: 'unclear'; readonly problem: PaymentDoubt }
  | Refused

/** Not even tried, and nothing was held or charged. */
export type Refused = PlaceRefusal & { readonly kind: 'refused' }
