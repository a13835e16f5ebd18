import { order } from '@vitrine/contract/orders/order-shape'
import type { Order } from '@vitrine/domain/orders/order'
import { Type } from 'typebox'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'

/** An order. */
export const orderDocument = defineDocument<Order>()(
  'order',
  // How often a service refused, and links were made worthless, is nobody's to read.
  typesOnly(
    Type.Object({
      ...order.properties,
      refundRefusals: Type.Optional(Type.Integer()),
      linkVersion: Type.Optional(Type.Integer()),
    }),
  ),
)
