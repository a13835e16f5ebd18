import { nameOfLine } from '@vitrine/domain/orders/line-name'
import type { Order } from '@vitrine/domain/orders/order'
import { shippingCostText } from '@vitrine/domain/orders/parcels/shipping-texts'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { refundReasonText } from '@vitrine/domain/orders/refunds/refund-cause'
import type { Say } from '@vitrine/domain/words/say'

/** The words of its mail, and how the order was paid. */
interface RefundWords {
  readonly write: (cents: number) => string
  readonly say: Say
  readonly way: string
}

/** What a mail about a refund says of it: what for, which way, and why. */
export function refundParagraphs(
  order: Order,
  refund: OrderRefund,
  { write, say, way }: RefundWords,
): readonly string[] {
  // What is not sent any more stands among the lines, and is no part of the price.
  const named = refund.lines.filter(({ quantity, cents }) => quantity > 0 || cents > 0)
  const items = named.map(({ lineId, quantity, cents }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return `${quantity > 0 ? `${quantity} × ` : ''}${line ? nameOfLine(line) : ''}: ${write(cents)}`
  })
  const delivery =
    refund.shippingCents > 0 ? [shippingCostText(order.shipping, write(refund.shippingCents))] : []
  const money =
    refund.moneyCents > 0 ? [say('{amount} by {way}', { amount: write(refund.moneyCents), way })] : []
  const cards = refund.cards.map(({ id, cents }) => {
    const card = order.giftCards?.find((each) => each.id === id)
    const named = { amount: write(cents), lastFour: card?.lastFour ?? '' }
    return say('{amount} on your gift card ••••{lastFour}', named)
  })
  const reason = refundReasonText(refund)
  return [
    ...items,
    ...delivery,
    ...(refund.cents > 0 ? [say('It goes back as: {ways}.', { ways: [...money, ...cards].join(', ') })] : []),
    ...(reason === '' ? [] : [reason]),
  ]
}
