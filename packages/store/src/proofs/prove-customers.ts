import { customerDocument } from '../customers/customer-document.ts'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'

/** What is counted of each customer is what their orders add up to. */
export async function proveCustomers(session: Session): Promise<readonly string[]> {
  const { websiteId } = session
  const found: string[] = []
  for (let after = ''; ; ) {
    const rows = await session.query((db) =>
      db
        .selectFrom('customers')
        .select(['id', 'document'])
        .where('website_id', '=', websiteId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(readAtOnce),
    )
    const sums = await sumsOf(
      session,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const customer = readDocument(session, customerDocument, row)
      if (!customer) {
        found.push(`customer ${row.id} cannot be read.`)
        continue
      }
      const sum = sums.get(row.id) ?? { orders: 0, testOrders: 0, cents: 0 }
      const cents = customer.spent.reduce((all, each) => all + each.cents, 0)
      if (
        customer.orderCount !== sum.orders ||
        customer.testOrderCount !== sum.testOrders ||
        cents !== sum.cents
      )
        found.push(
          `customer ${row.id} has ${customer.orderCount} orders of ${cents}, which are ${sum.orders} of ${sum.cents}.`,
        )
    }
    after = rows.at(-1)?.id ?? ''
    if (rows.length < readAtOnce) return found
  }
}

/** So many customers are read between two turns of others. */
const readAtOnce = 200

interface Sum {
  readonly orders: number
  readonly testOrders: number
  readonly cents: number
}

async function sumsOf(session: Session, ids: readonly string[]): Promise<ReadonlyMap<string, Sum>> {
  if (ids.length === 0) return new Map()
  const rows = await session.query((db) =>
    db
      .selectFrom('customer_orders')
      .select((row) => [
        'customer_id',
        row.fn.sum<number>('orders').as('orders'),
        row.fn.sum<number>('test_orders').as('test_orders'),
        row.fn.sum<number>('cents').as('cents'),
      ])
      .where('website_id', '=', session.websiteId)
      .where('customer_id', 'in', [...ids])
      .groupBy('customer_id'),
  )
  return new Map(
    rows.map((row) => [
      row.customer_id,
      { orders: Number(row.orders), testOrders: Number(row.test_orders), cents: Number(row.cents) },
    ]),
  )
}
