import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { firstTables } from '../001-first-tables.ts'
import { listedMail } from './035-listed-mail.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  await firstTables.up(db)
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

const enqueue = (id: string, kind: string, payload: object | string) => {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return sql`insert into jobs (website_id, id, kind, payload, state, run_at_ms, attempts, leased_until_ms, last_error)
    values ('w', ${id}, ${kind}, ${text}, 'open', 7, 0, 0, '')`.execute(db)
}

it('tells of jobs that wait already what mail they send', async () => {
  const order = JSON.stringify({ id: 'o1', number: 1001, contact: { email: 'ada@example.com' } })
  await sql`insert into orders (website_id, id, number, cart_id, created_at_ms, grand_total_cents, fulfillment_status,
    payment_state, search_text, document) values ('w', 'o1', 1001, 'c', 1, 1, '', '', '', ${order})`.execute(
    db,
  )
  await enqueue('a', 'order-mail', { mail: 'placed', orderId: 'o1' })
  await enqueue('b', 'order-mail', { mail: 'new-order', orderId: 'o1' })
  await enqueue('c', 'order-mail', { mail: 'fulfilled', orderId: 'gone' })
  await enqueue('d', 'sign-in-mail', { email: 'bob@example.com', askedAtMs: 3 })
  await enqueue('e', 'send-mail', { to: 'eve@example.com', subject: 'Hello', orderId: null })
  await enqueue('f', 'form-mail', 'not whole')
  await enqueue('g', 'prepare-image', {})
  await listedMail.up(db)

  const { rows } = await sql<{ id: string; mail: string }>`select id, mail from jobs order by id`.execute(db)
  const facts = rows.map(({ id, mail }) => [id, mail === '' ? null : JSON.parse(mail)])
  const none = { to: '', subject: '', orderId: null, orderName: '', askedAtMs: 7 }
  const ofOrder = { ...none, orderId: 'o1', orderName: '#1001' }
  expect(Object.fromEntries(facts)).toEqual({
    a: { ...ofOrder, reason: 'placed', to: 'ada@example.com' },
    b: { ...ofOrder, reason: 'new-order' },
    c: { ...none, reason: 'fulfilled', orderId: 'gone' },
    d: { ...none, reason: 'sign-in', to: 'bob@example.com' },
    e: { ...none, reason: 'other', to: 'eve@example.com', subject: 'Hello' },
    f: { ...none, reason: 'form' },
    g: null,
  })
})
