import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { factsOfSubscriptions } from './334-facts-of-subscriptions.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  await sql`create table subscriptions (website_id text, id text, document text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

const keep = (id: string, document: string) =>
  sql`insert into subscriptions values ('w', ${id}, ${document})`.execute(db)

async function kept(id: string): Promise<string> {
  const { rows } = await sql<{
    document: string
  }>`select document from subscriptions where id = ${id}`.execute(db)
  return rows[0]?.document ?? ''
}

/** What becomes of an event that says this. */
async function eventOf(text: string): Promise<unknown> {
  await keep('s', JSON.stringify({ id: 's', history: [{ atMs: 1, kind: 'told', text, by: 'Ada' }] }))
  await factsOfSubscriptions.up(db)
  return JSON.parse(await kept('s')).history[0]
}

it.each([
  ['Began with order #1001.', { code: 'began', orderName: '#1001' }],
  ['Renewed with order A-7.', { code: 'renewed', orderName: 'A-7' }],
  ['Your bank asks you to approve this payment.', { code: 'declined', problem: 'authentication-needed' }],
  ['Your card was declined. Please try another card.', { code: 'declined', problem: 'declined' }],
  [
    'It could not be delivered today, and was not charged. It is tried again tomorrow.',
    { code: 'waits', reason: 'undeliverable' },
  ],
  [
    'It was not charged: it is paid in USD, and the shop sells in JPY now. It is tried again tomorrow.',
    { code: 'other-currency', currency: 'USD', shopCurrency: 'JPY' },
  ],
  ['The next payment was skipped.', { code: 'skipped', what: 'payment' }],
  ['Paused for one delivery.', { code: 'paused-for', what: 'delivery', cycles: 1 }],
  ['Paused for 3 payments.', { code: 'paused-for', what: 'payment', cycles: 3 }],
  [
    'From the next payment on: 2 × Dr. Mug, Large / Blue.',
    { code: 'swapped', quantity: 2, name: 'Dr. Mug, Large / Blue' },
  ],
  ['Paid by Visa •••• 4242 from now on.', { code: 'method-changed', label: 'Visa •••• 4242' }],
  ['A higher price was announced, for payments from 30 days on.', { code: 'price-announced', days: 30 }],
  ['Canceled: its payment was refunded.', { code: 'canceled', why: 'refunded' }],
  ['Ended: all of its payments were made.', { code: 'paid-off' }],
])('reads of an event that says %j the fact', async (text, fact) => {
  expect(await eventOf(text)).toEqual({ atMs: 1, kind: 'told', text: '', by: 'Ada', fact })
})

it.each(['In words of another service.', 'Paused for many payments.', '', 'constructor', 'toString'])(
  'leaves an event that says %j as it is',
  async (text) => {
    expect(await eventOf(text)).toEqual({ atMs: 1, kind: 'told', text, by: 'Ada' })
  },
)

it('leaves what is no event, and reads those beside it', async () => {
  const told = { atMs: 1, text: 'Taken up again.' }
  await keep('s', JSON.stringify({ history: [null, 7, { text: 1 }, {}, told] }))
  await factsOfSubscriptions.up(db)
  const read = { ...told, text: '', fact: { code: 'resumed' } }
  expect(JSON.parse(await kept('s')).history).toEqual([null, 7, { text: 1 }, {}, read])
})

it('goes through all subscriptions once, and leaves documents that are none', async () => {
  const document = JSON.stringify({
    history: [{ atMs: 1, kind: 'resumed', text: 'Taken up again.', by: '' }],
  })
  for (const id of Array.from({ length: 401 }, (_, place) => `${place}`)) await keep(id, document)
  await keep('broken', '{')
  await factsOfSubscriptions.up(db)
  const { rows } = await sql`select id from subscriptions where document like '%"fact"%'`.execute(db)
  expect(rows).toHaveLength(401)
  const once = await kept('7')
  await factsOfSubscriptions.up(db)
  expect([await kept('7'), await kept('broken')]).toEqual([once, '{'])
})
