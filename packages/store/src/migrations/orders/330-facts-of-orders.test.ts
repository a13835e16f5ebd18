import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { firstTables } from '../001-first-tables.ts'
import { factsOfOrders } from './330-facts-of-orders.ts'

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

const keep = (id: string, document: string, number = 1001) =>
  sql`insert into orders (website_id, id, number, cart_id, created_at_ms, grand_total_cents, fulfillment_status,
    payment_state, search_text, document) values ('w', ${id}, ${number}, ${id}, 1, 1, '', '', '', ${document})`.execute(
    db,
  )

async function kept(id: string): Promise<string> {
  const { rows } = await sql<{ document: string }>`select document from orders where id = ${id}`.execute(db)
  return rows[0]?.document ?? ''
}

/** What becomes of an order with these events and refunds. */
async function migrated(order: object) {
  await keep('o', JSON.stringify({ id: 'o', currency: 'EUR', history: [], ...order }))
  await factsOfOrders.up(db)
  return JSON.parse(await kept('o'))
}

const sentAll = { carrier: '', trackingNumber: '', units: [] }
const euros = { cents: 1250, currency: 'EUR' }
const disputed = 'Answer it at your payment service, and do not send what is not sent yet.'

it.each([
  ['placed', 'Order #1001 was placed.', { code: 'placed', orderName: '#1001' }],
  ['placed', 'Order A-7 was placed, from a draft.', { code: 'placed-as-drafted', orderName: 'A-7' }],
  ['placed', 'Order A-7 was placed, as it was drafted.', { code: 'placed-as-drafted', orderName: 'A-7' }],
  ['placed', 'A donation was given as order #1.', { code: 'donated', orderName: '#1' }],
  ['paid', 'Paid by Bank transfer.', { code: 'paid-by', label: 'Bank transfer' }],
  ['paid', 'Paid to the shop.', { code: 'paid-to-shop' }],
  ['paid', 'Paid (till 3).', { code: 'marked-paid', reference: 'till 3' }],
  ['paid', 'Marked as paid.', { code: 'marked-paid', reference: '' }],
  ['fulfilled', 'Marked as fulfilled.', { code: 'sent', ...sentAll }],
  ['fulfilled', 'Sent with Dr. Post AB1.', { code: 'sent', ...sentAll, carrier: 'Dr. Post AB1' }],
  [
    'fulfilled',
    'Sent with DHL 1. 2 × Mug; big (blue); 1 × Cup',
    {
      ...{ code: 'sent', carrier: 'DHL 1', trackingNumber: '' },
      units: [
        { quantity: 2, name: 'Mug; big (blue)' },
        { quantity: 1, name: 'Cup' },
      ],
    },
  ],
  [
    'fulfilled',
    'Marked as fulfilled. 1 × Cup',
    { code: 'sent', ...sentAll, units: [{ quantity: 1, name: 'Cup' }] },
  ],
  ['note', 'The fulfillment was undone.', { code: 'parcel-taken-back' }],
  ['note', 'Nothing is left to be sent.', { code: 'nothing-left-to-send' }],
  ['fulfilled', 'Delivered by download.', { code: 'delivered-by-download' }],
  ['fulfilled', 'Delivered by email.', { code: 'delivered-by-email' }],
  ['fulfilled', 'Delivered by e-mail.', { code: 'delivered-by-email' }],
  ['canceled', 'Canceled.', { code: 'canceled', isRestocked: false, isOnCards: false }],
  [
    'canceled',
    'Canceled. What gift cards paid is back on them.',
    { code: 'canceled', isRestocked: false, isOnCards: true },
  ],
  [
    'canceled',
    'Canceled; the items are back in stock.',
    { code: 'canceled', isRestocked: true, isOnCards: false },
  ],
  [
    'canceled',
    'Canceled; the items are back in stock. What gift cards paid is back on them.',
    { code: 'canceled', isRestocked: true, isOnCards: true },
  ],
  ['canceled', 'All of it was refunded.', { code: 'called-off', what: 'all', isDone: true }],
  ['canceled', 'All that was ordered was refunded.', { code: 'called-off', what: 'ordered', isDone: true }],
  ['canceled', 'Canceled, as all of it was refunded.', { code: 'called-off', what: 'all', isDone: true }],
  [
    'canceled',
    'Canceled, as all of it is being refunded.',
    { code: 'called-off', what: 'all', isDone: false },
  ],
  [
    'canceled',
    'Canceled, as all that was ordered was refunded.',
    { code: 'called-off', what: 'ordered', isDone: true },
  ],
  [
    'canceled',
    'Canceled, as all that was ordered is being refunded.',
    { code: 'called-off', what: 'ordered', isDone: false },
  ],
  ['refunded', 'A part of the order was refunded.', { code: 'refunded', part: 'part', isDone: true }],
  ['refunded', 'The rest of the order was refunded.', { code: 'refunded', part: 'rest', isDone: true }],
  ['refunded', 'The whole order was refunded.', { code: 'refunded', part: 'whole', isDone: true }],
  [
    'refunded',
    'A refund of a part of the order was begun.',
    { code: 'refunded', part: 'part', isDone: false },
  ],
  [
    'refunded',
    'A refund of the rest of the order was begun.',
    { code: 'refunded', part: 'rest', isDone: false },
  ],
  ['refunded', 'A refund of the whole order was begun.', { code: 'refunded', part: 'whole', isDone: false }],
  ['refunded', 'The order was canceled.', { code: 'refunded-elsewhere', cause: 'order-canceled' }],
  ['refunded', 'Refunded at the payment service.', { code: 'refunded-elsewhere', cause: 'at-service' }],
  ['refunded', 'The money was taken back in a dispute.', { code: 'refunded-elsewhere', cause: 'taken-back' }],
  ['refunded', 'The whole amount was returned.', { code: 'all-returned' }],
  [
    'refunded',
    'All that was paid in money was returned, what gift cards paid was not.',
    { code: 'money-returned' },
  ],
  ['refunded', 'There was no money to return.', { code: 'nothing-to-return' }],
  [
    'note',
    'A refund failed. Nothing is left of this charge.',
    { code: 'refund-failed', refusal: 'none-left' },
  ],
  [
    'note',
    'A refund failed. The money came back. Please look at the payment at its payment service.',
    { code: 'refund-failed', refusal: 'came-back' },
  ],
  ['note', 'The refund is asked for again.', { code: 'refund-asked-again' }],
  [
    'note',
    'A part of what was refunded came back to the payment service. Please look at the payment there.',
    { code: 'unknown-money-came-back' },
  ],
  ['note', 'The buyer withdrew from the order.', { code: 'withdrawn', isWhole: true }],
  ['note', 'The buyer withdrew from a part of the order.', { code: 'withdrawn', isWhole: false }],
  ['note', 'The withdrawal was settled.', { code: 'withdrawal-settled', note: '' }],
  [
    'note',
    'The withdrawal was settled: Too late.\nSorry.',
    { code: 'withdrawal-settled', note: 'Too late.\nSorry.' },
  ],
  ['note', `The buyer's bank disputes this payment. ${disputed}`, { code: 'disputed', reason: '' }],
  ['note', `This payment is disputed. ${disputed}`, { code: 'disputed', reason: '' }],
  [
    'note',
    `This payment is disputed. ${disputed} Reason: product not received.`,
    { code: 'disputed', reason: 'product not received' },
  ],
  [
    'note',
    'The dispute was lost: the money went back to the buyer.',
    { code: 'dispute-over', outcome: 'LOST', amount: null },
  ],
  [
    'note',
    'The dispute about €12.50 was lost: the money went back to the buyer.',
    { code: 'dispute-over', outcome: 'LOST', amount: euros },
  ],
  [
    'note',
    'The dispute is over, and the money stays with you.',
    { code: 'dispute-over', outcome: 'WON', amount: null },
  ],
  [
    'note',
    'The dispute about 12,50 € is over, and the money stays with you.',
    { code: 'dispute-over', outcome: 'WON', amount: euros },
  ],
  [
    'note',
    'Of gift card ••••ABCD, 1.012,50 € were spent before the money went back. The rest of it is void.',
    { code: 'sold-card-spent', lastFour: 'ABCD', amount: { cents: 101_250, currency: 'EUR' } },
  ],
  [
    'note',
    'A payment under way reserves €12.50 of gift card ••••ABCD. Void the card once that payment is over.',
    { code: 'sold-card-reserved', lastFour: 'ABCD', amount: euros },
  ],
  [
    'note',
    'The gift cards of this order stay valid, as the payment service does not say what the refund is for. If it is for a gift card, void that card.',
    { code: 'sold-cards-kept' },
  ],
  [
    'edited',
    'Email: a@b.c → d@e.f\nPhone: none → +1\nDelivery address: Ada, 1 Street → Ada, 2 Street',
    {
      code: 'corrected',
      changes: [
        { part: 'email', before: 'a@b.c', now: 'd@e.f' },
        { part: 'phone', before: '', now: '+1' },
        { part: 'address', before: 'Ada, 1 Street', now: 'Ada, 2 Street' },
      ],
    },
  ],
])('reads of an event %s that says %j the fact', async (kind, text, fact) => {
  const { history } = await migrated({ history: [{ atMs: 1, kind, text, by: '' }] })
  expect(history).toEqual([{ atMs: 1, kind, text: '', by: '', fact }])
})

it.each([
  ['note', 'She called on Monday.'],
  ['note', 'Sent with love.'],
  ['note', 'Canceled; the items are back in stock.'],
  ['refunded', 'Chipped'],
  ['note', 'A refund failed. In words of another service.'],
  ['note', 'The dispute about ١٢ is over, and the money stays with you.'],
  ['edited', 'Email: a → b → c'],
])('leaves an event %s that says %j as it is', async (kind, text) => {
  const history = [{ atMs: 1, kind, text, by: 'Ada' }]
  expect((await migrated({ history })).history).toEqual(history)
})

it('knows a parcel that was taken back, which is a note by then', async () => {
  const { history } = await migrated({
    history: [
      { atMs: 1, kind: 'note', text: 'Sent with Post.', by: '' },
      { atMs: 2, kind: 'note', text: 'The fulfillment was undone.', by: '' },
    ],
  })
  expect(history).toMatchObject([{ kind: 'note', fact: { code: 'sent' } }, {}])
})

it('reads why refunds were made and refused, and leaves what owners and others wrote', async () => {
  const own = { id: '1', by: 'Ada', reason: 'The order was canceled.', message: 'In other words.' }
  const refunds = [
    own,
    { id: '2', by: '', reason: 'Refunded at the payment service.', message: '' },
    { id: '3', by: 'Ada', reason: '', message: 'There is no such charge.' },
  ]
  expect((await migrated({ refunds })).refunds).toEqual([
    own,
    { id: '2', by: '', reason: '', message: '', cause: 'at-service' },
    { id: '3', by: 'Ada', reason: '', message: '', refusal: 'no-charge' },
  ])
})

it('goes through all orders once, and leaves documents that are none', async () => {
  const order = { currency: 'EUR', history: [{ atMs: 1, kind: 'paid', text: 'Marked as paid.', by: '' }] }
  const numbers = Array.from({ length: 401 }, (_, place) => place)
  for (const number of numbers) await keep(`${number}`, JSON.stringify(order), number)
  await keep('broken', '{')
  await factsOfOrders.up(db)
  const { rows } = await sql<{
    document: string
  }>`select document from orders where document like '%marked-paid%'`.execute(db)
  expect(rows).toHaveLength(401)
  const once = await kept('7')
  await factsOfOrders.up(db)
  expect([await kept('7'), await kept('broken')]).toEqual([once, '{'])
})
