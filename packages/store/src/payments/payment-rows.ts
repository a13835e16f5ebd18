import { stillMs } from '@vitrine/domain/members/held-address'
import { type AttemptState, isOpen, openStates, statesBefore } from '@vitrine/domain/payments/payment-states'
import { type Selectable, sql } from 'kysely'
import { type Mentions, mentionOfProduct, mentionsOf } from '../documents/mention-of.ts'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { PaymentRow } from '../schema/schema-sales.ts'
import { listBooked } from './booked-payments.ts'
import type { Payment, PaymentRecords } from './payments.ts'
import { readRefundedCents } from './refunded-cents.ts'

/** Attempts to pay, a row each; the database refuses a second row for the same attempt of a cart. */
export function paymentRows(session: Session): PaymentRecords {
  const { websiteId } = session
  const one = (row: PaymentRow | undefined) => row && paymentOf(row)
  return {
    find: async (id) => one(await session.first(find, { websiteId, id })),
    findMany: async (ids) => (await findByIds(session, ids)).map(paymentOf),
    lock: async (id) => one(await session.first(lock, { websiteId, id })),
    findByAttempt: async (cartId, attemptKey) =>
      one(await session.first(findByAttempt, { websiteId, cartId, attemptKey })),
    findOpen: async (cartId) =>
      one(newest((await session.all(ofCart, { websiteId, cartId })).filter(({ state }) => isOpen(state)))),
    findByOrder: async (orderId) => one(newest(await session.all(ofOrder, { websiteId, orderId }))),
    insert: (payment) =>
      session.atomically(async (inside) => {
        await inside.write(insert, { websiteId, ...payment })
      }),
    forgetDrafts: ({ email, untilMs, orderIds, subscriptionIds }) =>
      session.atomically(async (inside) => {
        await inside.write(forgetNaming, { websiteId, untilMs, ...mentionsOf(email) })
        for (const orderId of orderIds) await inside.write(forgetOfOrder, { websiteId, orderId })
        for (const id of subscriptionIds) {
          const mention = `%${JSON.stringify(id)}%`
          const given = { websiteId, untilMs: stillMs, mention, otherMention: mention }
          await inside.write(forgetNaming, given)
        }
      }),
    save: (payment) =>
      session.atomically(async (inside) => {
        const changed = await inside.change(updateTo[payment.state], { websiteId, ...payment })
        if (changed === 1) return
        const kept = await inside.first(find, { websiteId, id: payment.id })
        if (!kept) throw new Error(`There is no payment ${payment.id}`)
        throw new Error(`The payment ${payment.id} is ${kept.state}: it cannot become ${payment.state}`)
      }),
    listExpired: async (page) => (await session.all(listExpired, { websiteId, ...page })).map(paymentOf),
    hasOpenOf: async (email, untilMs = stillMs) =>
      (await session.first(findOpenNaming, { websiteId, untilMs, ...mentionsOf(email) })) !== undefined,
    hasOpenFor: async (productId) =>
      (await session.first(findOpenFor, { websiteId, mention: mentionOfProduct(productId) })) !== undefined,
    listBooked: (sinceMs) => listBooked(session, sinceMs),
    refundedCents: (id) => readRefundedCents(session, id),
  }
}

/** The last of the few attempts of one cart or order. Asked for in this order, or by their state, SQLite would read those of the whole site. */
function newest(rows: readonly PaymentRow[]): PaymentRow | undefined {
  return rows.toSorted((one, other) => other.created_at_ms - one.created_at_ms)[0]
}

function paymentOf(row: Selectable<PaymentRow>): Payment {
  return {
    id: row.id,
    cartId: row.cart_id,
    attemptKey: row.attempt_key,
    requestHash: row.request_hash,
    gateway: row.gateway,
    amountCents: row.amount_cents,
    currency: row.currency,
    state: row.state,
    message: row.message,
    reference: row.reference,
    orderId: row.order_id,
    draft: row.draft,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
  }
}

/** What is left of a draft: enough to be read. */
const emptiedDraft = '{"cartToken":""}'

const forgetNaming = statement((db, given: Mentions & { websiteId: string; untilMs: number }) =>
  db
    .updateTable('payments')
    .set({ draft: emptiedDraft })
    .where('website_id', '=', given.websiteId)
    .where('state', 'not in', openStates)
    .where('created_at_ms', '<=', given.untilMs)
    .where(({ or, eb }) =>
      or([given.mention, given.otherMention].map((each) => eb(sql<string>`lower(draft)`, 'like', each))),
    ),
)

const forgetOfOrder = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .updateTable('payments')
    .set({ draft: emptiedDraft })
    .where('website_id', '=', given.websiteId)
    .where('state', 'not in', openStates)
    .where('order_id', '=', given.orderId),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db.selectFrom('payments').selectAll().where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const findByIds = listQuery((db, websiteId, ids) =>
  db.selectFrom('payments').selectAll().where('website_id', '=', websiteId).where('id', 'in', ids),
)

const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('payments')
      .selectAll()
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findByAttempt = statement((db, given: { websiteId: string; cartId: string; attemptKey: string }) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('cart_id', '=', given.cartId)
    .where('attempt_key', '=', given.attemptKey),
)

export const ofCart = statement((db, given: { websiteId: string; cartId: string }) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('cart_id', '=', given.cartId),
)

export const ofOrder = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId),
)

const listExpired = statement(
  (db, given: { websiteId: string; nowMs: number; afterId: string; limit: number }) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('website_id', '=', given.websiteId)
      .where('state', 'in', openStates)
      .where('expires_at_ms', '<=', given.nowMs)
      .where('id', '>', given.afterId)
      .orderBy('id')
      .limit(given.limit),
)

const findOpenNaming = statement((db, given: Mentions & { websiteId: string; untilMs: number }) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('state', 'in', openStates)
    .where('created_at_ms', '<=', given.untilMs)
    .where(({ or, eb }) =>
      or([given.mention, given.otherMention].map((each) => eb(sql<string>`lower(draft)`, 'like', each))),
    )
    .limit(1),
)

const findOpenFor = statement((db, given: { websiteId: string; mention: string }) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('state', 'in', openStates)
    .where('draft', 'like', given.mention)
    .limit(1),
)

interface GivenPayment extends Payment {
  readonly websiteId: string
}

/** How an attempt stands. The rest of it stays as it was inserted, and so do the indexes that hold it. */
function changingOf({ state, message, reference, orderId, draft }: GivenPayment) {
  return { state, message, reference, order_id: orderId, draft }
}

function columnsOf(given: GivenPayment) {
  return {
    ...changingOf(given),
    cart_id: given.cartId,
    attempt_key: given.attemptKey,
    request_hash: given.requestHash,
    gateway: given.gateway,
    amount_cents: given.amountCents,
    currency: given.currency,
    created_at_ms: given.createdAtMs,
    expires_at_ms: given.expiresAtMs,
  }
}

const insert = statement((db, given: GivenPayment) =>
  db.insertInto('payments').values({ website_id: given.websiteId, id: given.id, ...columnsOf(given) }),
)

/** An update for each state, which finds the payment only where a step leads there: the text of a statement never changes. */
const updateTo: Readonly<Record<AttemptState, ReturnType<typeof update>>> = {
  started: update('started'),
  'awaiting-confirmation': update('awaiting-confirmation'),
  processing: update('processing'),
  paid: update('paid'),
  declined: update('declined'),
  expired: update('expired'),
}

function update(state: AttemptState) {
  return statement((db, given: GivenPayment) =>
    db
      .updateTable('payments')
      .set(changingOf(given))
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id)
      .where('state', 'in', statesBefore(state)),
  )
}
