import type { DeclineProblem } from '@vitrine/domain/payments/decline'
import type { PaymentKind } from '@vitrine/domain/payments/payment-kind'
import type { SavedMethod } from '@vitrine/domain/payments/saved-method'

/** The ways to pay that an installation has of itself; those of a site are opened by `payments/gateway-of.ts`. */
export interface Gateways {
  readonly test: Gateway
  readonly manual: Gateway
  /** How long a gateway may take to answer. */
  readonly timeLimitMs: number
  close(): void
}

/** Names of the ways to pay, as payments and orders keep them. */
type GatewayKey = 'test' | 'manual'

/**
 * Somebody who moves money. Every charge is known by the id of its payment: asked again with the same id, a gateway answers what
 * became of the first, and never charges twice. Money is whole minor units.
 */
export interface Gateway {
  readonly key: GatewayKey
  /** Begins a charge; a renewal is over with the answer, the others may need their buyer. */
  start(charge: Charge, signal: AbortSignal): Promise<ChargeAnswer>
  /** Asks what became of a charge after its buyer was at the gateway, or brings their word where there is only that. */
  confirm(charge: StartedCharge, isApproved: boolean, signal: AbortSignal): Promise<ChargeAnswer>
  /** Asks what became of a charge; one that was not made until now never will be: it is answered as declined. */
  conclude(charge: StartedCharge, signal: AbortSignal): Promise<ChargeAnswer>
  /** Gives a part of a charge back, or the whole; asked again with the same key, answers the same. */
  refund(refund: Refund, signal: AbortSignal): Promise<RefundAnswer>
  /** Forgets a saved method; one that is gone already is no trouble. */
  forget(methodToken: string, signal: AbortSignal): Promise<void>
  /** The charges in its books that moved money since a moment, to hold ours against them. */
  charges(sinceMs: number, signal: AbortSignal): Promise<readonly BookedCharge[]>
}

/** What is to be paid, what for, and by what. */
export interface Charge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly kind: PaymentKind
  /** The test card as it was typed; other gateways see cards on pages of their own. */
  readonly card: Card | null
  /** What a renewal is charged by: the token of a saved method. */
  readonly methodToken: string | null
}

/** A charge that was begun, by what the payment keeps of it; `reference` is '' until the gateway answered once. */
export interface StartedCharge {
  readonly paymentId: string
  readonly reference: string
  readonly amountCents: number
  readonly currency: string
}

/** What goes back of a charge. `key` names one giving back: the same key is never carried out twice. */
interface Refund {
  readonly charge: StartedCharge
  readonly amountCents: number
  readonly key: string
}

/** A charge as the gateway has it in its books. */
export interface BookedCharge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  /** `refunded`: all of it went back. */
  readonly state: 'paid' | 'refunded'
  readonly refundedCents: number
  readonly atMs: number
}

/** A card, checked for its form; never stored. */
export interface Card {
  /** Digits only. */
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly securityCode: string
}

/** A saved method with what it is charged by, which only the gateway understands. */
export interface TokenizedMethod extends SavedMethod {
  readonly token: string
}

/** What became of a charge. `due`: the buyer pays outside of the shop, later. */
export type ChargeAnswer =
  | {
      readonly kind: 'paid'
      readonly reference: string
      /** What was kept, where the charge was to keep it. */
      readonly method?: TokenizedMethod
    }
  | { readonly kind: 'due' }
  | {
      readonly kind: 'declined'
      readonly problem: DeclineProblem
      readonly message: string
      /** Whether charging the same method again cannot help, whenever that is. */
      readonly isFinal: boolean
    }
  | { readonly kind: 'confirmation-needed'; readonly message: string }

/** What became of a giving back. */
export type RefundAnswer =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly message: string }
