import type { OrderDispute } from '../disputes/order-dispute.ts'
import type { RefundCause } from '../refunds/refund-cause.ts'
import type { RefundRefusal } from '../refunds/refund-refusal.ts'

/** What happened to an order: a code with its values, said in words where it is read (`fact-text.ts`). */
export type OrderFact =
  | { readonly code: 'placed'; readonly orderName: string }
  | { readonly code: 'placed-as-drafted'; readonly orderName: string }
  | { readonly code: 'donated'; readonly orderName: string }
  | { readonly code: 'paid-by'; readonly label: string }
  | { readonly code: 'paid-to-shop' }
  /** `reference`: '' where its owner gave none. */
  | { readonly code: 'marked-paid'; readonly reference: string }
  | ParcelFact
  /** Its units where it was not the whole order. */
  | { readonly code: 'ready-for-pickup'; readonly units: PartUnits }
  /** The same; facts of before do not name them. */
  | { readonly code: 'no-longer-ready'; readonly units?: PartUnits }
  | { readonly code: 'picked-up'; readonly units: PartUnits }
  /** Services, which nobody sends. */
  | { readonly code: 'done'; readonly units: PartUnits }
  | TakenBackFact
  /** By the shop itself. */
  | { readonly code: 'delivered'; readonly units: PartUnits }
  | { readonly code: 'delivered-by-download' }
  | { readonly code: 'delivered-by-email' }
  | { readonly code: 'nothing-left-to-send' }
  /** `isRestocked`: its units went back on the shelf; `isOnCards`: what gift cards paid went back on them. */
  | { readonly code: 'canceled'; readonly isRestocked: boolean; readonly isOnCards: boolean }
  /** Refunds called it off: of all of it, or of all that was ordered; `isDone`: their money went back already. */
  | { readonly code: 'called-off'; readonly what: 'all' | 'ordered'; readonly isDone: boolean }
  | { readonly code: 'refunded'; readonly part: 'part' | 'rest' | 'whole'; readonly isDone: boolean }
  | { readonly code: 'refunded-elsewhere'; readonly cause: RefundCause }
  | { readonly code: 'all-returned' }
  /** All but what gift cards paid. */
  | { readonly code: 'money-returned' }
  | { readonly code: 'nothing-to-return' }
  | { readonly code: 'refund-failed'; readonly refusal: RefundRefusal }
  | { readonly code: 'refund-asked-again' }
  /** Money that is of no refund we know. */
  | { readonly code: 'unknown-money-came-back' }
  | { readonly code: 'withdrawn'; readonly isWhole: boolean }
  /** `note`: the owner's own words; '' for none. */
  | { readonly code: 'withdrawal-settled'; readonly note: string }
  /** `reason`: in the words of the payment service; '' where it gives none. */
  | { readonly code: 'disputed'; readonly reason: string }
  | {
      readonly code: 'dispute-over'
      readonly outcome: Exclude<OrderDispute['outcome'], 'OPEN'>
      readonly amount: FactAmount | null
    }
  | { readonly code: 'sold-card-spent'; readonly lastFour: string; readonly amount: FactAmount }
  | { readonly code: 'sold-card-reserved'; readonly lastFour: string; readonly amount: FactAmount }
  | { readonly code: 'sold-cards-kept' }
  | { readonly code: 'corrected'; readonly changes: readonly CorrectedPart[] }

/** A parcel that was sent: how, and its units where it was not the whole order. In facts of before, the carrier has the number with it. */
export interface ParcelFact {
  readonly code: 'sent'
  readonly carrier: string
  readonly trackingNumber: string
  readonly units: PartUnits
}

/** What was fulfilled waits again: its units where it was not the whole order. Facts of before do not name them. */
export interface TakenBackFact {
  readonly code: 'parcel-taken-back' | 'pickup-taken-back' | 'delivery-taken-back' | 'service-taken-back'
  readonly units?: PartUnits
}

/** Units of a part of an order, with what their products were called. */
export type PartUnits = readonly { readonly quantity: number; readonly name: string }[]

/** What was corrected of an order, as it stood before and as it stands now; '' for none. */
export interface CorrectedPart {
  readonly part: 'email' | 'phone' | 'address'
  readonly before: string
  readonly now: string
}

/** An amount that a fact tells of. */
export interface FactAmount {
  readonly cents: number
  readonly currency: string
}
