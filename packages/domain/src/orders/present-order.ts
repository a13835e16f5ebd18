import type { Order, OrderEvent } from './order.ts'

/** An order as its buyer may see it; what owners noted is left out. */
export function presentOrder(
  order: Order,
  { paymentInstructions }: { readonly paymentInstructions: string },
) {
  return {
    id: order.id,
    number: order.number,
    createdAtMs: order.createdAtMs,
    isTest: order.isTest,
    contact: { email: order.contact.email, phone: order.contact.phone },
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    lines: order.lines.map((line) => ({
      id: line.id,
      title: line.title,
      optionValues: line.optionValues,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      subtotalCents: line.subtotalCents,
      imageUrl: line.imageUrl,
      productType: line.productType,
    })),
    shipping: order.shipping ? { name: order.shipping.name } : null,
    taxIsIncluded: order.taxIsIncluded,
    currency: order.currency,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    taxCents: order.taxCents,
    grandTotalCents: order.grandTotalCents,
    fulfillmentStatus: order.fulfillmentStatus,
    paymentState: order.paymentState,
    payment: {
      label: order.payment.label,
      instructions: isDue(order) ? paymentInstructions : '',
    },
    fulfillments: order.fulfillments,
    history: order.history.filter(isForBuyer).map(({ atMs, kind }) => ({ atMs, kind })),
  }
}

/** Whether the buyer still has to pay outside of the shop. */
export function isDue(order: Pick<Order, 'payment' | 'paymentState' | 'fulfillmentStatus'>): boolean {
  return (
    order.payment.gateway === 'manual' &&
    order.paymentState === 'PENDING' &&
    order.fulfillmentStatus !== 'CANCELED'
  )
}

function isForBuyer(event: OrderEvent): boolean {
  return event.kind !== 'note' && event.kind !== 'mail-sent'
}
