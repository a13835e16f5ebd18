import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'

/**
 * Jobs say of their mail what the mailbox tells, and the mailbox has a table of its own, which is filled when the store opens. What jobs
 * say that wait already is read out of their payloads and their orders.
 */
export const listedMail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('jobs')
      .addColumn('mail', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await createListTable(db, 'listed_mail', { at_ms: 'bigint', recipient: 'text' })
    const { rows } = await sql<WaitingJob>`select website_id, id, kind, payload, run_at_ms from jobs
      where kind in (${sql.join(Object.keys(reasonOfKind))})`.execute(db)
    for (const job of rows) {
      const mail = JSON.stringify({ ...(await factsOf(db, job)), askedAtMs: Number(job.run_at_ms) })
      await sql`update jobs set mail = ${mail} where website_id = ${job.website_id} and id = ${job.id}`.execute(
        db,
      )
    }
  },
}

interface WaitingJob {
  readonly website_id: string
  readonly id: string
  readonly kind: string
  readonly payload: string
  readonly run_at_ms: number | string
}

/** Why the jobs of a kind write a mail; that of a mail about an order stands in its payload. */
const reasonOfKind: Readonly<Record<string, string>> = {
  'order-mail': 'other',
  'send-mail': 'other',
  'form-mail': 'form',
  'sign-in-mail': 'sign-in',
  'password-mail': 'password',
  'invitation-mail': 'invitation',
}

async function factsOf(db: Kysely<unknown>, { website_id, kind, payload }: WaitingJob) {
  const fields = fieldsOf(payload)
  const orderId = textOf(fields.orderId)
  const facts = {
    reason: reasonOfKind[kind] ?? 'other',
    to: textOf(fields.to) || textOf(fields.email),
    subject: textOf(fields.subject),
    orderId: orderId || null,
    orderName: '',
  }
  if (kind !== 'order-mail') return facts
  const { rows } = await sql<{ document: string }>`select document from orders
    where website_id = ${website_id} and id = ${orderId}`.execute(db)
  const order = fieldsOf(rows[0]?.document ?? '{}')
  const reason = textOf(fields.mail) || 'other'
  const orderName = textOf(order.numberText) || (order.number === undefined ? '' : `#${order.number}`)
  const contact = typeof order.contact === 'object' && order.contact !== null ? { ...order.contact } : {}
  const buyer = 'email' in contact ? textOf(contact.email) : ''
  return { ...facts, reason, to: reason === 'new-order' ? '' : buyer, orderName }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
