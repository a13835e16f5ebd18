import { bookedEvents } from '@vitrine/domain/orders/papers/booked-events'
import { taxEntries } from '@vitrine/domain/orders/papers/tax-entries'
import { readDocument } from '../../documents/read-document.ts'
import type { FilledList } from '../../lists/filled-list.ts'
import { orderDocument } from '../order-document.ts'
import { nextOrders, ordersTable } from '../orders-list-table.ts'
import { paperRows } from './paper-rows.ts'

/** Books the taxes of orders of before books were kept; invoices are not written for them. It gives no list any rows. */
export const taxesFill: FilledList = {
  list: { ...ordersTable, name: 'taxes of orders', version: 1 },
  async read(session, afterId, limit) {
    const rows = await session.all(nextOrders, { websiteId: session.websiteId, afterId, limit })
    const papers = paperRows(session)
    for (const row of rows) {
      const order = readDocument(session, orderDocument, row)
      if (!order) continue
      const events = bookedEvents(order, order.updatedAtMs)
      if (events.length === 0) continue
      const known = await papers.bookedOf(order.id)
      for (const event of events.filter(({ source }) => !known.has(source)))
        await papers.book(taxEntries(order, { ...event, atMs: timeOf(order.refunds, event) }))
    }
    return { entries: [], lastId: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
  },
}

/** A refund of before counts when it was begun: when it was done is not known. */
function timeOf(
  refunds: readonly { readonly id: string; readonly atMs: number }[] = [],
  { source, atMs }: { readonly source: string; readonly atMs: number },
): number {
  return refunds.find(({ id }) => id === source)?.atMs ?? atMs
}
