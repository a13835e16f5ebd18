import type { Order } from '../orders/order.ts'
import { countPlacedOrder, newCustomer } from './count-order.ts'
import type { Customer } from './customer.ts'

/** An order that is somebody else's from now on, and those that are left, oldest first. */
interface OrderAway {
  readonly away: Pick<Order, 'number' | 'numberText'>
  readonly left: readonly Order[]
}

/** The customer once an order is somebody else's: known by the orders that are left; null where nothing is known of them any more. */
export function withoutOrder(customer: Customer, { away, left }: OrderAway): Customer | null {
  const { id, email, firstSeenAtMs, tags, notes, updatedAtMs } = customer
  const gone = away.numberText ?? String(away.number)
  const consents = customer.consents.filter(
    ({ source, orderNumber }) => source !== 'checkout' || orderNumber !== gone,
  )
  if (left.length === 0 && tags.length === 0 && notes === '' && consents.length === 0) return null
  const createdAtMs = left[0]?.createdAtMs ?? firstSeenAtMs
  const unknown = newCustomer({ id, contact: { email }, createdAtMs })
  return { ...left.reduce(countPlacedOrder, unknown), tags, notes, consents, updatedAtMs }
}
