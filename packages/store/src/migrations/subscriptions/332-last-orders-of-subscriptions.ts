import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Writes down on each subscription which order its last payment placed, as the names of its charges tell. */
export const lastOrdersOfSubscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    let after = { website_id: '', id: '' }
    for (;;) {
      const { rows } = await sql<Row>`select website_id, id, document from subscriptions
        where (website_id, id) > (${after.website_id}, ${after.id})
        order by website_id, id limit ${batch}`.execute(db)
      for (const row of rows) await tellLastOrder(db, row)
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

/** Subscriptions read at once. */
const batch = 200

/** So many tries of a cycle can have been made: those that a shop plans at most, and more that its buyer asked for. */
const mostTries = 40

async function tellLastOrder(db: Kysely<unknown>, { website_id, id, document }: Row): Promise<void> {
  const subscription = subscriptionIn(document)
  if (!subscription || subscription.lastOrderId !== undefined || subscription.paidCycles < 2) return
  for (let cycle = subscription.nextCycle; cycle > 0; cycle -= 1) {
    const ids = Array.from({ length: mostTries }, (_, tries) => `${id}-${cycle}-${tries}`)
    const { rows } = await sql<{ order_id: string }>`select order_id from payments
      where website_id = ${website_id} and id in (${sql.join(ids)}) and order_id is not null`.execute(db)
    const [paid] = rows
    if (!paid) continue
    const told = JSON.stringify({ ...subscription, lastOrderId: paid.order_id })
    await sql`update subscriptions set document = ${told}
      where website_id = ${website_id} and id = ${id}`.execute(db)
    return
  }
}

interface OldSubscription {
  readonly nextCycle: number
  readonly paidCycles: number
  readonly lastOrderId?: string
}

/** Null for what is no subscription: it is found, and told of, where it is read. */
function subscriptionIn(document: string): OldSubscription | null {
  try {
    const read: unknown = JSON.parse(document)
    const isOne = typeof read === 'object' && read !== null && 'nextCycle' in read && 'paidCycles' in read
    return isOne ? (read as OldSubscription) : null
  } catch {
    return null
  }
}
