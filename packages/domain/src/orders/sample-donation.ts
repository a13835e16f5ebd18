import type { Order } from './order.ts'

/** A donation that nobody gave, by which owners see what is written about donations; made of a sample order. */
export function sampleDonation(
  order: Order,
  { title = 'A new kiln', amountCents = 2500 }: { readonly title?: string; readonly amountCents?: number },
): Order {
  const { currency } = order
  const donation = { fundKey: 'sample', fundTitle: title, amountCents, coverCents: 0, currency, note: '' }
  const lines = order.lines.slice(0, 1).map((line) => ({
    ...line,
    productType: 'service' as const,
    title,
    optionValues: [],
    imageUrl: null,
    quantity: 1,
    unitPriceCents: amountCents,
    subtotalCents: amountCents,
    donation,
  }))
  const { shippingAddress: _, ...rest } = order
  return {
    ...rest,
    shippingAddress: null,
    shipping: null,
    lines,
    subtotalCents: amountCents,
    shippingCents: 0,
    grandTotalCents: amountCents,
    fulfillmentStatus: 'FULFILLED',
  }
}
