import type { ListCell } from '../lists/csv.ts'
import { isWithBuyer, type OrderStanding } from './parcels/order-standing.ts'
import type { presentOrderRow } from './present-order-row.ts'
import { isPartlyRefunded } from './refunds/refunded-cents.ts'

/** What stands in a column of the list of orders. */
export function orderCell(row: ReturnType<typeof presentOrderRow>, key: string): ListCell {
  switch (key) {
    case 'number':
      return row.numberText ?? row.number
    case 'created':
      return { atMs: row.createdAtMs }
    case 'customer':
      return row.customerName
    case 'email':
      return row.email
    case 'country':
      return row.country
    case 'vatId':
      return row.vatId
    case 'quantity':
      return row.totalQuantity
    case 'total':
      return { cents: row.grandTotalCents, currency: row.currency }
    case 'refunded':
      return { cents: row.refundedCents, currency: row.currency }
    case 'discount':
      return { cents: row.discountCents, currency: row.currency }
    case 'codes':
      return row.codes.join(', ')
    case 'payment':
      return isPartlyRefunded(row, row.refundedCents) ? 'PARTLY_REFUNDED' : row.paymentState
    case 'fulfillment':
      return fulfillmentState(row)
    case 'shipping':
      return row.shipping
    case 'answers':
      return row.answers
    case 'kind':
      return row.fund === '' ? 'order' : 'donation'
    case 'fund':
      return row.fund
    case 'donationNote':
      return row.donationNote
    case 'test':
      return row.isTest
    default:
      return null
  }
}

/** What the list of orders, its filter and its file call one that waits for its money alone. */
export const oncePaidState = 'ONCE_PAID'

/** What they call how far an order is that is picked up, or delivered by its shop; left out: as with any other order. */
export const standingStates: Readonly<Partial<Record<OrderStanding, string>>> = {
  'partly-ready': 'PARTLY_READY',
  ready: 'READY_FOR_PICKUP',
  'partly-picked-up': 'PARTLY_PICKED_UP',
  'picked-up': 'PICKED_UP',
  'to-deliver': 'TO_DELIVER',
  'partly-delivered': 'PARTLY_DELIVERED',
  delivered: 'DELIVERED',
}

function fulfillmentState(row: FulfilledRow): string {
  const { isPartlySent, comesOncePaid, fulfillmentStatus } = row
  if (comesOncePaid) return oncePaidState
  const standing = row.pickup ?? row.delivery
  if (standing === null) return isPartlySent ? 'PARTLY_SENT' : fulfillmentStatus
  if (isWithBuyer(standing) && isPartlySent) return fulfillmentStatus
  return standingStates[standing] ?? fulfillmentStatus
}

type FulfilledRow = Pick<
  ReturnType<typeof presentOrderRow>,
  'pickup' | 'delivery' | 'isPartlySent' | 'comesOncePaid' | 'fulfillmentStatus'
>
