import type { GrantedDiscount } from '@vitrine/domain/discounts/granted-discount'
import type { OrderDraft } from '@vitrine/domain/orders/draft-order'
import type { PaymentKind } from '@vitrine/domain/payments/payment-kind'

/** What is kept with an attempt to pay, to place the order when the money is there. */
export interface DraftDocument {
  readonly order: OrderDraft
  readonly cartToken: string
  /** The owner who places it, by name; left out: its buyer does. */
  readonly placedBy?: string | undefined
  /** What is charged for; left out: it is paid once. */
  readonly kind?: PaymentKind
  /** Discounts that the subscription which begins with it is given. */
  readonly granted?: readonly GrantedDiscount[]
  /** The subscription whose next cycle is charged, and by which way to pay; drafts of before do not say that. */
  readonly renewal?: {
    readonly subscriptionId: string
    readonly methodId?: string
    /** Whether its buyer was there to approve it; left out: it was charged while they were away. */
    readonly isAttended?: boolean
  }
}

/** Writes a draft down. */
export function writeDraft(draft: DraftDocument): string {
  return JSON.stringify(draft)
}

/** Reads a draft that was written by `writeDraft`. */
export function readDraft(text: string): DraftDocument {
  return JSON.parse(text) as DraftDocument
}
