import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Says of subscriptions that are canceled, and whose last end was a withdrawal, that they are withdrawn from. */
export const withdrawnSubscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<Row>`select website_id, id, document from subscriptions
      where document like '%"withdrawn"%'`.execute(db)
    for (const { website_id, id, document } of rows) {
      const subscription = withdrawnIn(document)
      if (subscription)
        await sql`update subscriptions set document = ${JSON.stringify({ ...subscription, isWithdrawn: true })}
          where website_id = ${website_id} and id = ${id}`.execute(db)
    }
  },
}

interface Row {
  readonly website_id: string
  readonly id: string
  readonly document: string
}

interface KeptEvent {
  readonly kind?: unknown
  readonly fact?: { readonly code?: unknown; readonly why?: unknown }
}

/** Null for what is no subscription, or not withdrawn from. */
function withdrawnIn(document: string): object | null {
  try {
    const read: { state?: unknown; history?: readonly KeptEvent[] } = JSON.parse(document)
    const last = read.history?.findLast(({ kind }) => kind === 'canceled')?.fact
    return read.state === 'canceled' && last?.code === 'canceled' && last.why === 'withdrawn' ? read : null
  } catch {
    return null
  }
}
