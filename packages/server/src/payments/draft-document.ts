import { grantedDiscount } from '@vitrine/contract/discounts/discount-shape'
import { order } from '@vitrine/contract/orders/order-shape'
import type { GrantedDiscount } from '@vitrine/domain/discounts/granted-discount'
import type { OrderDraft } from '@vitrine/domain/orders/draft-order'
import type { PaymentKind } from '@vitrine/domain/payments/payment-kind'
import { defineDocument, typesOnly } from '@vitrine/store/documents/document-kind'
import { parse } from '@vitrine/store/documents/read-document'
import { Type } from 'typebox'

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

/** Reads a draft that was written by `writeDraft`; null where its person was erased, or it is damaged. */
export function readDraft(text: string): DraftDocument | null {
  const draft = parse(text)
  return draftDocument.isWhole(draft) ? draft : null
}

const orderDraft = Type.Omit(typesOnly(order), [
  'id',
  'number',
  'createdAtMs',
  'updatedAtMs',
  'paymentState',
  'fulfillmentStatus',
  'fulfillments',
  'history',
])

const draftDocument = defineDocument<DraftDocument>()(
  'payment draft',
  Type.Object({
    order: orderDraft,
    cartToken: Type.String(),
    placedBy: Type.Optional(Type.String()),
    kind: Type.Optional(Type.Union([Type.Literal('one-off'), Type.Literal('save'), Type.Literal('renewal')])),
    granted: Type.Optional(Type.Array(typesOnly(grantedDiscount))),
    renewal: Type.Optional(
      Type.Object({
        subscriptionId: Type.String(),
        methodId: Type.Optional(Type.String()),
        isAttended: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
)
