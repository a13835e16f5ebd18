import type { Order } from './order.ts'

/** An order in the owner's list. */
export function presentOrderRow(order: Order) {
  const named = order.shippingAddress ?? order.billingAddress
  return {
    id: order.id,
    number: order.number,
    ...(order.numberText === undefined ? {} : { numberText: order.numberText }),
    createdAtMs: order.createdAtMs,
    isTest: order.isTest,
    customerName: named ? `${named.firstName} ${named.lastName}`.trim() : '',
    email: order.contact.email,
    country: named?.country ?? '',
    shipping: order.shipping?.name ?? '',
    totalQuantity: order.lines.reduce((sum, each) => sum + each.quantity, 0),
    currency: order.currency,
    grandTotalCents: order.grandTotalCents,
    fulfillmentStatus: order.fulfillmentStatus,
    paymentState: order.paymentState,
  }
}
