import { order } from '@vitrine/contract/orders/order-shape'
import type { Order } from '@vitrine/domain/orders/order'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'

/** An order. */
export const orderDocument = defineDocument<Order>()('order', typesOnly(order))
