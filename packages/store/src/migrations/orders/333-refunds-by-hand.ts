import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reads the sentence that stood as the reference of refunds which an owner paid back as the way that it was. */
export const refundsByHand: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update money_movements set reference = '' where reference = ${sentence}`.execute(db)
    let after = { website_id: '', id: '' }
    for (;;) {
      const { rows } = await sql<Row>`select website_id, id, document from orders
        where (website_id, id) > (${after.website_id}, ${after.id})
          and document like ${`%"reference":"${sentence}"%`}
        order by website_id, id limit ${batch}`.execute(db)
      for (const row of rows) await tellWay(db, row)
      const last = rows.at(-1)
      if (!last || rows.length < batch) return
      after = last
    }
  },
}

interface Row {
  readonly website_id: string
  readonly id: string
  readonly document: string
}

/** Orders read at once. */
const batch = 200

const sentence = 'Paid back by hand'

async function tellWay(db: Kysely<unknown>, { website_id, id, document }: Row): Promise<void> {
  const order = orderIn(document)
  if (!order) return
  const refunds = order.refunds.map((refund) =>
    refund.reference === sentence ? { ...refund, reference: '', way: 'by-hand' } : refund,
  )
  const told = JSON.stringify({ ...order, refunds })
  await sql`update orders set document = ${told} where website_id = ${website_id} and id = ${id}`.execute(db)
}

interface OldOrder {
  readonly refunds: readonly { readonly reference: string }[]
}

/** Null for what is no order with refunds: it is found, and told of, where it is read. */
function orderIn(document: string): OldOrder | null {
  try {
    const order: unknown = JSON.parse(document)
    const hasRefunds = typeof order === 'object' && order !== null && 'refunds' in order
    return hasRefunds && Array.isArray(order.refunds) ? (order as OldOrder) : null
  } catch {
    return null
  }
}
