import type { RefundRefusal } from '@vitrine/domain/orders/refunds/refund-refusal'
import type { DeclineProblem } from '@vitrine/domain/payments/decline'
import type { AccountKey } from '@vitrine/domain/payments/gateway-keys'
import type { PaymentKind } from '@vitrine/domain/payments/payment-kind'
import type { SavedMethod } from '@vitrine/domain/payments/saved-method'
import type { CarriedBooks } from '@vitrine/site/moving/site-archive'
import type { GatewayNews, PostedNews } from './gateway-news.ts'

/** The ways to pay that an installation has of itself; those of a site are opened by `payments/gateway-of.ts`. */
export interface Gateways {
  readonly test: Gateway
  readonly manual: Gateway
  /** How long a gateway may take to answer. */
  readonly timeLimitMs: number
  /** Where payment services are asked when it is not at their own addresses: stand-ins, in tests. */
  readonly hosts: PaymentHosts
  /** The books of the test gateway, as they go with a site to another installation. */
  readonly books: CarriedBooks
  close(): void
}

/** Addresses of stand-ins for payment services, without a path; null: the service's own. */
export interface PaymentHosts {
  readonly stripe: string | null
  readonly paypal?: string | null
}

/** Names of the ways to pay, as payments and orders keep them. */
export type GatewayKey = 'test' | 'manual' | AccountKey

/**
 * Somebody who moves money. Every charge is known by the id of its payment: asked again with the same id, a gateway answers what
 * became of the first, and never charges twice. Money is whole minor units.
 */
export interface Gateway {
  readonly key: GatewayKey
  /** Begins a charge; a renewal is over with the answer, the others may need their buyer. */
  start(charge: Charge, signal: AbortSignal): Promise<ChargeAnswer>
  /**
   * Begins the charge of a saved method whose buyer is there, and is led to their bank; asked again with the same id, leads there again. Those
   * that lead nobody to a bank answer that it is not possible.
   */
  approve(charge: AttendedCharge, signal: AbortSignal): Promise<ChargeAnswer>
  /** Ends a charge whose buyer was at the gateway, or brings their word where there is only that. */
  confirm(charge: StartedCharge, isApproved: boolean, signal: AbortSignal): Promise<ChargeAnswer>
  /** Asks what became of a charge and changes nothing. */
  read(charge: StartedCharge, signal: AbortSignal): Promise<ChargeAnswer>
  /** Asks what became of a charge; one that was not made until now never will be: it is answered as declined. */
  conclude(charge: StartedCharge, signal: AbortSignal): Promise<ChargeAnswer>
  /** Gives a part of a charge back, or the whole; asked again with the same key, gives nothing more and answers how that stands now. */
  refund(refund: Refund, signal: AbortSignal): Promise<RefundAnswer>
  /** Forgets a saved method; one that is gone already is no trouble. */
  forget(methodToken: string, signal: AbortSignal): Promise<void>
  /** The charges in its books that moved money since a moment, to hold ours against them. */
  charges(sinceMs: number, reading: BookReading): Promise<readonly BookedCharge[]>
  /** One charge of its books, as it stands now: the list of them may lag behind what moved. Null: it took nothing. */
  lookUp?(charge: StartedCharge, signal: AbortSignal): Promise<BookedCharge | null>
  /** How a dispute stands now, told as by a message of it. */
  lookUpDispute?(disputeId: string, signal: AbortSignal): Promise<GatewayNews>
  /** What a message says that claims to come from the gateway; null when it does not come from there, or is too old. */
  hear(posted: PostedNews, signal: AbortSignal): Promise<GatewayNews | null>
  /** Whether its keys are right; the sentence says what is wrong. */
  check(signal: AbortSignal): Promise<string | null>
}

/** Books that are read. */
export interface BookReading {
  readonly signal: AbortSignal
  /** Is told whenever some more of them is there; throws where nobody waits any more. */
  readonly goOn: () => void
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
  /** Where the buyer is; null where there is none. */
  readonly visit: BuyerVisit | null
}

/** A renewal whose buyer came to approve it. */
export interface AttendedCharge extends Pick<Charge, 'paymentId' | 'amountCents' | 'currency'> {
  readonly methodToken: string
  /** Where the bank sends its buyer back to. */
  readonly returnUrl: string
}

/** A buyer who pays, and where the gateway sends them back to. */
export interface BuyerVisit {
  /** Whether the checkout's own page can take part: it runs scripts. */
  readonly isScripted: boolean
  readonly returnUrl: string
  readonly email: string
  /** What the buyer is shown there, such as the name of the shop. */
  readonly title: string
  readonly language: string
}

/** A charge that was begun, by what the payment keeps of it; `reference` is '' until the gateway answered once. */
export interface StartedCharge {
  readonly paymentId: string
  readonly reference: string
  readonly amountCents: number
  readonly currency: string
  /** What a renewal was charged by, where no answer told a reference. */
  readonly methodToken?: string | null
}

/** What goes back of a charge; null is all that is left. `key` names one giving back: the same key is never carried out twice. */
export interface Refund {
  readonly charge: StartedCharge
  readonly amountCents: number | null
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

/** What became of a charge. `due`: the buyer pays outside of the shop, later. `processing`: it is under way, and takes days, perhaps. */
export type ChargeAnswer =
  | {
      readonly kind: 'paid'
      readonly reference: string
      /** What the gateway took, where it says so: an order is placed for nothing else than its total. */
      readonly charged?: { readonly amountCents: number; readonly currency: string }
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
  | {
      readonly kind: 'confirmation-needed'
      readonly message: string
      readonly reference?: string
      /** What the page has to do; without it, the buyer is asked by us. */
      readonly action?: BuyerAction
    }
  | { readonly kind: 'processing'; readonly message: string; readonly reference: string }

/** What a buyer's browser does next. */
export type BuyerAction =
  | {
      readonly kind: 'stripe'
      readonly intent: 'payment' | 'setup'
      readonly clientSecret: string
      readonly returnUrl: string
    }
  | { readonly kind: 'redirect'; readonly url: string }

/** What became of a giving back; `isPending`: it is under way, and may still fail. */
export type RefundAnswer =
  | { readonly ok: true; readonly reference: string; readonly isPending?: boolean }
  | {
      readonly ok: false
      readonly refusal: RefundRefusal
      /** The gateway's own name of what was begun and came to nothing; left out where nothing was. */
      readonly reference?: string
    }
