/** What a webhook at PayPal must be told of, by the names that its dashboard has for them; what ends in a dot is any event of the kind. */
const neededEvents: Readonly<Record<string, readonly string[]>> = {
  'Checkout order approved': ['CHECKOUT.ORDER.APPROVED'],
  'Payment capture': ['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'],
  'Payment refund': ['PAYMENT.REFUND.'],
  'Customer dispute': ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED'],
}

/** The names of what a webhook is not told of, or in part only; `types` are the events that were chosen for it, `*` all there are. */
export function eventsLeftOut(types: readonly string[]): readonly string[] {
  if (types.includes('*')) return []
  const isTold = (need: string) =>
    types.some((type) => type === need || (need.endsWith('.') && type.startsWith(need)))
  return Object.keys(neededEvents).filter((name) => !neededEvents[name]?.every(isTold))
}
