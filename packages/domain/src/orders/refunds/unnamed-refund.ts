import { sum } from '../../money/sum.ts'
import { cardsGivenBack } from '../canceled-money.ts'
import type { Order } from '../order.ts'
import type { OrderRefund } from './order-refund.ts'
import type { RefundCause } from './refund-cause.ts'

interface UnnamedRefund extends Pick<OrderRefund, 'id' | 'reference' | 'moneyCents' | 'state'> {
  readonly cause: RefundCause
  readonly nowMs: number
  readonly attempts?: number | undefined
}

/** A refund that names no lines; with what gift cards got back of a canceled order, where no refund says so yet. */
export function unnamedRefund(order: Order, { nowMs, attempts = 1, ...told }: UnnamedRefund): OrderRefund {
  const cards = cardsGivenBack(order).map(({ id, cents }) => ({ id, cents }))
  return {
    ...told,
    atMs: nowMs,
    by: '',
    attempts,
    reason: '',
    message: '',
    lines: [],
    shippingCents: 0,
    shippingTaxCents: 0,
    cents: told.moneyCents + sum(cards.map(({ cents }) => cents)),
    cards,
  }
}
