import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { MoneyLedger, MoneyMovement } from './money-ledger.ts'

/** The ledger of money: rows are added, never changed. */
export function moneyRows(session: Session): MoneyLedger {
  const { websiteId } = session
  return {
    record: (movement) =>
      session.atomically(async (inside) => {
        await inside.write(insert, { websiteId, ...movement })
      }),
    listByOrder: async (orderId) => {
      const rows = await session.all(listByOrder, { websiteId, orderId })
      return rows.map((row) => ({
        id: row.id,
        orderId: row.order_id,
        paymentId: row.payment_id,
        kind: row.kind,
        cents: row.cents,
        currency: row.currency,
        gateway: row.gateway,
        reference: row.reference,
        atMs: row.at_ms,
      }))
    },
  }
}

const insert = statement((db, given: MoneyMovement & { readonly websiteId: string }) =>
  db.insertInto('money_movements').values({
    website_id: given.websiteId,
    id: given.id,
    order_id: given.orderId,
    payment_id: given.paymentId,
    kind: given.kind,
    cents: given.cents,
    currency: given.currency,
    gateway: given.gateway,
    reference: given.reference,
    at_ms: given.atMs,
  }),
)

const listByOrder = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('money_movements')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId)
    .orderBy('at_ms')
    .orderBy('id'),
)
