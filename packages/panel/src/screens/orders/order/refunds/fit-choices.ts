import type { Order } from '@vitrine/domain/orders/order'
import { leftToRefund, unitsCents } from '@vitrine/domain/orders/refunds/left-to-refund'
import { leftToRestock } from '@vitrine/domain/orders/refunds/left-to-restock'
import type { LineChoice } from './refund-line-fields.tsx'

type LineChoices = Readonly<Record<string, LineChoice>>

/**
 * What was chosen to be refunded of an order as it stood before, no more than is left of it now. An amount that came from its units follows
 * them; one that was typed stays, as far as there is so much. What went back on the shelf meanwhile does not go there again.
 */
export function fitChoices(chosen: LineChoices, before: Order, now: Order): LineChoices {
  const [leftBefore, leftNow] = [leftToRefund(before), leftToRefund(now)]
  const fitted = Object.entries(chosen).flatMap(([lineId, choice]): [string, LineChoice][] => {
    const was = leftBefore.lines.find(({ line }) => line.id === lineId)
    const left = leftNow.lines.find(({ line }) => line.id === lineId)
    if (!was || !left || (left.quantity === 0 && left.cents === 0)) return []
    const quantity = Math.min(choice.quantity, left.quantity)
    const isTyped = choice.cents !== unitsCents(before, was, choice.quantity)
    const cents = Math.min(isTyped ? choice.cents : unitsCents(now, left, quantity), left.cents)
    const isRestocked = choice.isRestocked && leftToRestock(now, left.line) > 0
    return [[lineId, { ...choice, quantity, cents, isRestocked }]]
  })
  return Object.fromEntries(fitted)
}
