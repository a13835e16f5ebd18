import type { Order } from '@vitrine/domain/orders/order'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'

/** What a mail about a refund says of it: what for, which way, and why. */
export function refundParagraphs(
  order: Order,
  refund: OrderRefund,
  write: (cents: number) => string,
): readonly string[] {
  const items = refund.lines.map(({ lineId, quantity, cents }) => {
    const title = order.lines.find(({ id }) => id === lineId)?.title ?? ''
    return `${quantity > 0 ? `${quantity} × ` : ''}${title}: ${write(cents)}`
  })
  const delivery = refund.shippingCents > 0 ? [`Shipping: ${write(refund.shippingCents)}`] : []
  const money = refund.moneyCents > 0 ? [`${write(refund.moneyCents)} by ${order.payment.label}`] : []
  const cards = refund.cards.map(({ id, cents }) => {
    const card = order.giftCards?.find((each) => each.id === id)
    return `${write(cents)} on your gift card ••••${card?.lastFour ?? ''}`
  })
  return [
    ...items,
    ...delivery,
    ...(refund.cents > 0 ? [`It goes back as: ${[...money, ...cards].join(', ')}.`] : []),
    ...(refund.reason ? [refund.reason] : []),
  ]
}
