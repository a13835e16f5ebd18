import type { Order } from '@vitrine/domain/orders/order'
import { sentUnits } from '@vitrine/domain/orders/parcels/left-to-send'
import { leftToRefund, unitsCents } from '@vitrine/domain/orders/refunds/left-to-refund'
import { leftToRestock } from '@vitrine/domain/orders/refunds/left-to-restock'
import type { OrderWithdrawal } from '@vitrine/domain/orders/withdrawals/order-withdrawal'
import { keepsNothing } from '@vitrine/domain/orders/withdrawals/withdraw'
import type { LineChoice } from '../refunds/refund-line-fields.tsx'

/** What a withdrawal is to be refunded with: its units, and delivery where the whole order goes back, by one declaration or several. */
export function refundOfWithdrawal(
  order: Order,
  { lines }: Pick<OrderWithdrawal, 'lines'>,
): { readonly lines: Readonly<Record<string, LineChoice>>; readonly shippingCents: number } {
  const left = leftToRefund(order)
  const choices = lines.flatMap(({ lineId, quantity: withdrawn }): [string, LineChoice][] => {
    const line = left.lines.find((each) => each.line.id === lineId)
    const quantity = Math.min(withdrawn, line?.quantity ?? 0)
    if (!line || quantity === 0) return []
    // What was never sent lies on its shelf still; what comes back is looked at first.
    const isRestocked = leftToRestock(order, line.line) > 0 && sentUnits(order, line.line) === 0
    const cents = unitsCents(order, line, quantity)
    return [[lineId, { quantity, cents, isRestocked, isUnsent: true }]]
  })
  return {
    lines: Object.fromEntries(choices),
    shippingCents: keepsNothing(order) ? left.shippingCents : 0,
  }
}
