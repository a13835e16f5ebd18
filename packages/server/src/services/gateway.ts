/** The ways to pay that an installation has, by their keys. */
export interface Gateways {
  readonly test: Gateway
  readonly manual: Gateway
  /** How long a gateway may take to answer. */
  readonly timeLimitMs: number
  close(): void
}

/** Names of the ways to pay. */
type GatewayKey = 'test' | 'manual'

/**
 * Somebody who moves money. Every charge is known by the id of its payment: asked again with the same id, a gateway answers what
 * became of the first, and never charges twice. Money is whole minor units.
 */
export interface Gateway {
  readonly key: GatewayKey
  charge(charge: Charge, signal: AbortSignal): Promise<ChargeAnswer>
  /** Brings the buyer's answer to the question of a charge that needs confirmation. */
  confirm(paymentId: string, isApproved: boolean, signal: AbortSignal): Promise<ChargeAnswer>
  /** Asks what became of a charge; one that was not made until now never will be: it is answered as declined. */
  conclude(paymentId: string, signal: AbortSignal): Promise<ChargeAnswer>
  /** Gives the whole amount of a paid charge back; asked again, answers the same. */
  refund(paymentId: string, signal: AbortSignal): Promise<RefundAnswer>
  /** The charges in its books that moved money since a moment, to hold ours against them. */
  charges(sinceMs: number, signal: AbortSignal): Promise<readonly BookedCharge[]>
}

/** A charge as the gateway has it in its books. */
export interface BookedCharge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly state: 'paid' | 'refunded'
  readonly atMs: number
}

/** What is to be paid, and with which card. */
export interface Charge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly card: Card | null
}

/** A card, checked for its form; never stored. */
export interface Card {
  /** Digits only. */
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly securityCode: string
}

/** What became of a charge. `due`: the buyer pays outside of the shop, later. */
export type ChargeAnswer =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'due' }
  | { readonly kind: 'declined'; readonly message: string }
  | { readonly kind: 'confirmation-needed'; readonly message: string }

/** What became of a refund. */
type RefundAnswer =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly message: string }
