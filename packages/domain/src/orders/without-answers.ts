import type { Order, OrderLine } from './order.ts'

/** An order without what its buyer filled in of forms; null where there is nothing of that, or the order is still to be made by it. */
export function withoutAnswers(order: Order): Order | null {
  const isFilled =
    order.checkoutForm !== undefined || order.lines.some((line) => line.additionalFields !== null)
  if (!isFilled || order.fulfillmentStatus === 'PENDING') return null
  const { checkoutForm: _form, ...rest } = order
  return { ...rest, lines: order.lines.map(emptied) }
}

function emptied({ answeredFields: _fields, ...line }: OrderLine): OrderLine {
  return { ...line, additionalFields: null }
}
