import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type OldOrder, withFacts } from './facts-of-sentences.ts'

/** Reads what orders tell in English sentences as the facts that the shop wrote down by them, once; what it never wrote stays as it is. */
export const factsOfOrders: Migration = {
  async up(db: Kysely<unknown>) {
    let after = { website_id: '', id: '' }
    for (;;) {
      const { rows } = await sql<Row>`select website_id, id, document from orders
        where (website_id, id) > (${after.website_id}, ${after.id})
        order by website_id, id limit ${batch}`.execute(db)
      for (const row of rows) await tellFacts(db, row)
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

async function tellFacts(db: Kysely<unknown>, { website_id, id, document }: Row): Promise<void> {
  const order = orderIn(document)
  if (!order) return
  const told = JSON.stringify(withFacts(order))
  if (told === JSON.stringify(order)) return
  await sql`update orders set document = ${told} where website_id = ${website_id} and id = ${id}`.execute(db)
}

/** Null for what is no order: it is found, and told of, where it is read. */
function orderIn(document: string): OldOrder | null {
  try {
    const order: unknown = JSON.parse(document)
    const isOrder = typeof order === 'object' && order !== null && 'history' in order
    return isOrder && Array.isArray(order.history) ? (order as OldOrder) : null
  } catch {
    return null
  }
}
