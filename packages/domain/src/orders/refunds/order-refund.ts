import type { RefundCause } from './refund-cause.ts'
import type { RefundRefusal } from './refund-refusal.ts'

/** What is given back of an order: of lines, of delivery, or an amount that its payment service tells of. */
export interface OrderRefund {
  readonly id: string
  readonly atMs: number
  /** Display name of the owner account; '' for the payment service or the shop itself. */
  readonly by: string
  readonly state: RefundState
  /** How often the payment service was asked, or is about to be. */
  readonly attempts: number
  readonly lines: readonly RefundLine[]
  /** Of delivery, with its tax where tax is added. */
  readonly shippingCents: number
  readonly shippingTaxCents: number
  /** All of it. */
  readonly cents: number
  /** The part that goes back the way the money came. */
  readonly moneyCents: number
  /** The part that goes back onto gift cards. */
  readonly cards: readonly { readonly id: string; readonly cents: number }[]
  /** Why, in the words of its owner; '' where they say nothing. */
  readonly reason: string
  /** Why, where no owner made it; left out where one did. */
  readonly cause?: RefundCause | undefined
  /** What the payment service calls it; '' where that is not known, or none gave the money back. */
  readonly reference: string
  /** How its money went back, where that was not by the payment service; left out otherwise. */
  readonly way?: 'by-hand' | undefined
  /** Why the payment service did not give it back; left out where it did. */
  readonly refusal?: RefundRefusal | undefined
  /** The same in the words of before it was kept as a refusal; '' otherwise. */
  readonly message: string
  /** What its credit note says, where it came back after it was done, or is of money that one which came back was credited for; left out otherwise. */
  readonly booked?: Pick<OrderRefund, 'lines' | 'shippingCents' | 'shippingTaxCents' | 'cents'> | undefined
}

/** `FAILED`: gift cards and shelves have theirs, but the money waits for the owner. */
export type RefundState = 'PENDING' | 'DONE' | 'FAILED'

/** What is given back of a line. */
export interface RefundLine {
  readonly lineId: string
  /** 0: only a part of the price. */
  readonly quantity: number
  /** With its tax where tax is added. */
  readonly cents: number
  /** The tax in it. */
  readonly taxCents: number
  /** So many of its units are on the shelf again. */
  readonly restocked: number
  /** So many of its units were not sent, and will not be; left out in refunds of before: as many as there were. */
  readonly unsent?: number | undefined
}
