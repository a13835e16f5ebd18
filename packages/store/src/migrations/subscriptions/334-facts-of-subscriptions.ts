import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Fact, factIn } from './sentences-of-subscriptions.ts'

/** Reads what subscriptions tell in English sentences as the facts that the shop wrote down by them, once; what it never wrote stays as it is. */
export const factsOfSubscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    let after = { website_id: '', id: '' }
    for (;;) {
      const { rows } = await sql<Row>`select website_id, id, document from subscriptions
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

/** Subscriptions read at once. */
const batch = 200

async function tellFacts(db: Kysely<unknown>, { website_id, id, document }: Row): Promise<void> {
  const subscription = subscriptionIn(document)
  if (!subscription) return
  const told = JSON.stringify({ ...subscription, history: subscription.history.map(withFact) })
  if (told === JSON.stringify(subscription)) return
  await sql`update subscriptions set document = ${told}
    where website_id = ${website_id} and id = ${id}`.execute(db)
}

interface OldEvent {
  readonly text: string
  readonly fact?: Fact
}

/** What is no event stays as it is, too. */
function withFact(event: unknown): unknown {
  if (!isTold(event)) return event
  const fact = event.fact ? null : factIn(event.text)
  return fact ? { ...event, text: '', fact } : event
}

function isTold(event: unknown): event is OldEvent {
  return isRecord(event) && typeof event.text === 'string'
}

interface OldSubscription {
  readonly history: readonly unknown[]
}

/** Null for what is no subscription: it is found, and told of, where it is read. */
function subscriptionIn(document: string): OldSubscription | null {
  try {
    const read: unknown = JSON.parse(document)
    return isRecord(read) && Array.isArray(read.history) ? { ...read, history: read.history } : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
