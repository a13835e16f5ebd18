import type { Payment } from '@vitrine/store/payments/payments'
import type { PriceSource } from '../cart/price-stored-cart.ts'
import type { Card } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import type { Refused } from './outcome.ts'

/** What is to be done next. */
export type Start =
  | { readonly kind: 'ask'; readonly payment: Payment; readonly card: Card | null }
  /** This attempt was made before, and is over or waits for the buyer. */
  | { readonly kind: 'known'; readonly payment: Payment }
  | { readonly kind: 'bought'; readonly orderId: string }
  /** An older attempt of this cart hangs: what became of it must be known first. */
  | { readonly kind: 'other-open'; readonly payment: Payment }
  | Refused

/** What starting a payment needs, beside the request. */
export interface StartContext extends PriceSource {
  readonly services: Services
  /** Where the buyer is, and whether their page runs scripts; gateways elsewhere lead back there. */
  readonly visit?: { readonly origin: string; readonly isScripted: boolean }
}
