import { canceledMoneyCents } from '../canceled-money.ts'
import type { Order } from '../order.ts'
import type { OrderRefund } from './order-refund.ts'
import { unnamedRefund } from './unnamed-refund.ts'

/** What a return is known by, and how often it was asked for before it was a refund. */
interface BegunReturn extends Pick<OrderRefund, 'id'> {
  readonly attempts?: number | undefined
  readonly nowMs: number
}

/** The money of an order that was called off, as a refund that its payment service is asked for; null where none is to go back by itself. */
export function returnOf(order: Order, begun: BegunReturn): OrderRefund | null {
  const moneyCents = canceledMoneyCents(order)
  if (moneyCents === 0) return null
  return unnamedRefund(order, {
    ...begun,
    ...{ state: 'PENDING', cause: 'order-canceled', reference: '', moneyCents },
  })
}
