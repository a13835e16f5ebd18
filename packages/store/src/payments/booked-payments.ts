import type { Selectable } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { PaymentRow } from '../schema/schema-sales.ts'
import type { BookedPayment } from './payments.ts'
import { refundedOf, sumOfRefunds } from './refunded-cents.ts'

/** Payments begun since a moment, the eldest first, each with its order and what went back of it. */
export async function listBooked(session: Session, sinceMs: number): Promise<readonly BookedPayment[]> {
  const rows = await session.all(bookedSince, { websiteId: session.websiteId, sinceMs })
  return rows.map(bookedOf)
}

const bookedSince = statement((db, given: { websiteId: string; sinceMs: number }) =>
  db
    .selectFrom('payments')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.website_id', '=', 'payments.website_id')
        .onRef('orders.id', '=', 'payments.order_id'),
    )
    .select((eb) => [
      'payments.id',
      'payments.gateway',
      'payments.amount_cents',
      'payments.currency',
      'payments.state',
      'payments.expires_at_ms',
      'orders.id as order_id',
      'orders.number as order_number',
      'orders.payment_state',
      sumOfRefunds(eb).as('back_cents'),
    ])
    .where('payments.website_id', '=', given.websiteId)
    .where('payments.created_at_ms', '>=', given.sinceMs)
    .orderBy('payments.created_at_ms'),
)

type BookedRow = Pick<
  Selectable<PaymentRow>,
  'id' | 'gateway' | 'amount_cents' | 'currency' | 'state' | 'expires_at_ms' | 'order_id'
> & {
  readonly order_number: number | null
  readonly payment_state: string | null
  readonly back_cents: number | string | null
}

function bookedOf(row: BookedRow): BookedPayment {
  const { order_id: id, order_number: number, payment_state: paymentState } = row
  return {
    id: row.id,
    gateway: row.gateway,
    amountCents: row.amount_cents,
    currency: row.currency,
    state: row.state,
    expiresAtMs: row.expires_at_ms,
    refundedCents: refundedOf(row),
    order: id === null || number === null || paymentState === null ? null : { id, number, paymentState },
  }
}
