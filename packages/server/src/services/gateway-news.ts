import type { DisputeNews } from '@vitrine/domain/orders/disputes/order-dispute'

/** A message as it was posted, byte by byte. */
export interface PostedNews {
  readonly text: string
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
}

/** What a gateway told: something happened to a charge, whose truth is then read. */
export type GatewayNews = ChargeNews | ApprovalNews | RefundNews | DisputedNews

interface NewsAbout {
  readonly eventId: string
  readonly type: string
  /** The payment that it is about; '' where it is none of this site. */
  readonly paymentId: string
  /** The gateway's own name of the charge, '' where it does not say. */
  readonly reference: string
}

/** Where a charge stands may have changed. */
interface ChargeNews extends NewsAbout {
  readonly kind: 'charge'
}

/** The buyer approved a charge, so that it can be taken. */
interface ApprovalNews extends NewsAbout {
  readonly kind: 'approval'
}

/** Money went back, or came back again. */
export interface RefundNews extends NewsAbout {
  readonly kind: 'refund'
  readonly back: MoneyGoneBack
  /** Whether the buyer's bank or the gateway took it back, instead of the shop giving it back. */
  readonly isTakenBack: boolean
  /** What was to go back and did not, or came back again. */
  readonly failed: FailedRefund | null
}

/** The payment is disputed, and how that ended. */
export interface DisputedNews extends NewsAbout {
  readonly kind: 'dispute'
  readonly dispute: DisputeNews
  /** Of one that was lost: what went back since the bank or the gateway took its money; null otherwise. */
  readonly back: MoneyGoneBack | null
}

/** What went back of a charge altogether, without what is under way. */
interface MoneyGoneBack {
  readonly cents: number
  /** The gateway's own name of what went back last; null where it does not say. */
  readonly reference: string | null
}

/** What a gateway could not give back after all, by its own name. */
export interface FailedRefund {
  readonly reference: string
  readonly amountCents: number
}
