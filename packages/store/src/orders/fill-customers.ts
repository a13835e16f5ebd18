import { countPlaced } from '../customers/count-orders.ts'
import { findLink } from '../customers/customer-orders.ts'
import { customersTable } from '../customers/customers-list-table.ts'
import { readDocument } from '../documents/read-document.ts'
import type { FilledList } from '../lists/filled-list.ts'
import { orderDocument } from './order-document.ts'
import { nextOrders } from './orders-list-table.ts'

/**
 * Counts orders that were placed before customers were kept. It gives the list no rows, since counting keeps those of its customers; an
 * order that was counted, or whose customer was erased, is passed over.
 */
export const customersOfOrdersFill: FilledList = {
  list: { ...customersTable, name: 'customers of orders', version: 1 },
  async read(session, afterId, limit) {
    const rows = await session.all(nextOrders, { websiteId: session.websiteId, afterId, limit })
    for (const row of rows) {
      if (await findLink(session, row.id)) continue
      const order = readDocument(session, orderDocument, row)
      if (order) await countPlaced(session, order)
    }
    return { entries: [], lastId: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
  },
}
