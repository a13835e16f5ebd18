import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'
import type { CartReminderRow } from '../schema/schema-reminders.ts'

const columns = [
  'id',
  'cart_id',
  'cart_token',
  'email',
  'consent_text',
  'state',
  'taken_by',
  'items',
  'total_cents',
  'currency',
  'order_id',
  'created_at_ms',
  'changed_at_ms',
] as const

/** A reminder of its row. */
export function reminderOf(row: Pick<CartReminderRow, (typeof columns)[number]>): CartReminder {
  return {
    id: row.id,
    cartId: row.cart_id,
    cartToken: row.cart_token,
    email: row.email,
    consentText: row.consent_text,
    state: row.state,
    takenBy: row.taken_by,
    items: row.items,
    totalCents: Number(row.total_cents),
    currency: row.currency,
    orderId: row.order_id,
    createdAtMs: Number(row.created_at_ms),
    changedAtMs: Number(row.changed_at_ms),
  }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

export const find = statement((db, given: GivenId) =>
  db
    .selectFrom('cart_reminders')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const findMany = listQuery((db, websiteId, ids) =>
  db.selectFrom('cart_reminders').select(columns).where('website_id', '=', websiteId).where('id', 'in', ids),
)

export const findByCart = statement((db, given: { websiteId: string; cartId: string }) =>
  db
    .selectFrom('cart_reminders')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('cart_id', '=', given.cartId),
)

export const lockByCart = statement((db, given: { websiteId: string; cartId: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('cart_reminders')
      .select(columns)
      .where('website_id', '=', given.websiteId)
      .where('cart_id', '=', given.cartId),
  ),
)

export const listOfEmail = statement((db, given: { websiteId: string; email: string }) =>
  db
    .selectFrom('cart_reminders')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('email', '=', given.email)
    .orderBy('id'),
)

export const listOld = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .selectFrom('cart_reminders')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('changed_at_ms', '<', given.beforeMs)
    .orderBy('changed_at_ms')
    .limit(given.limit),
)

export const listNext = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('cart_reminders')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)

export const save = statement((db, given: CartReminder & { readonly websiteId: string }) => {
  const changing = {
    email: given.email,
    consent_text: given.consentText,
    state: given.state,
    taken_by: given.takenBy,
    items: given.items,
    total_cents: given.totalCents,
    currency: given.currency,
    order_id: given.orderId,
    changed_at_ms: given.changedAtMs,
  }
  return db
    .insertInto('cart_reminders')
    .values({
      website_id: given.websiteId,
      id: given.id,
      cart_id: given.cartId,
      cart_token: given.cartToken,
      created_at_ms: given.createdAtMs,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changing))
})

/** Only one job has it. */
export const take = statement((db, given: GivenId & { readonly job: string; readonly nowMs: number }) =>
  db
    .updateTable('cart_reminders')
    .set({ state: 'queued', taken_by: given.job, changed_at_ms: given.nowMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where((row) =>
      row.or([
        row('state', '=', 'waiting'),
        row.and([row('state', '=', 'queued'), row('taken_by', '=', given.job)]),
      ]),
    ),
)

export const remove = statement((db, given: GivenId) =>
  db.deleteFrom('cart_reminders').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

interface GivenPerson {
  readonly websiteId: string
  readonly personKey: string
}

export const findMark = statement((db, given: GivenPerson) =>
  db
    .selectFrom('cart_reminder_marks')
    .select(['mailed_at_ms', 'is_refused'])
    .where('website_id', '=', given.websiteId)
    .where('person_key', '=', given.personKey),
)

export const addMark = statement((db, given: GivenPerson) =>
  db
    .insertInto('cart_reminder_marks')
    .values({ website_id: given.websiteId, person_key: given.personKey, mailed_at_ms: 0, is_refused: 0 })
    .onConflict((conflict) => conflict.doNothing()),
)

export const refuse = statement((db, given: GivenPerson) =>
  db
    .updateTable('cart_reminder_marks')
    .set({ is_refused: 1 })
    .where('website_id', '=', given.websiteId)
    .where('person_key', '=', given.personKey),
)

export const takeTurn = statement(
  (db, given: GivenPerson & { readonly sinceMs: number; readonly nowMs: number }) =>
    db
      .updateTable('cart_reminder_marks')
      .set({ mailed_at_ms: given.nowMs })
      .where('website_id', '=', given.websiteId)
      .where('person_key', '=', given.personKey)
      .where('is_refused', '=', 0)
      .where('mailed_at_ms', '<=', given.sinceMs),
)

export const giveTurnBack = statement((db, given: GivenPerson) =>
  db
    .updateTable('cart_reminder_marks')
    .set({ mailed_at_ms: 0 })
    .where('website_id', '=', given.websiteId)
    .where('person_key', '=', given.personKey),
)

/** Of who refused, the mark stays. */
export const removeOldMarks = statement((db, given: { websiteId: string; beforeMs: number }) =>
  db
    .deleteFrom('cart_reminder_marks')
    .where('website_id', '=', given.websiteId)
    .where('is_refused', '=', 0)
    .where('mailed_at_ms', '<', given.beforeMs),
)
