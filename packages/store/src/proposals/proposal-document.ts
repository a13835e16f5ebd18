import { proposalContents } from '@vitrine/contract/proposals/proposal-shape'
import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { Type } from 'typebox'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'
import { orNull, text } from '../documents/document-schemas.ts'

/** An order that an owner drafts. */
export const proposalDocument = defineDocument<Proposal>()(
  'draft of an order',
  Type.Object({
    id: text,
    contents: typesOnly(proposalContents),
    linkEndsAtMs: orNull(Type.Number()),
    linkVersion: Type.Number(),
    mailedAtMs: orNull(Type.Number()),
    cartId: text,
    cartToken: text,
    orderId: text,
    totalCents: Type.Number(),
    currency: text,
    by: text,
    createdAtMs: Type.Number(),
    updatedAtMs: Type.Number(),
  }),
)
