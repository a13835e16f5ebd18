import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

interface GivenAddress {
  readonly websiteId: string
  readonly listId: string
  readonly emailKey: string
}

/** A subscriber as a row. */
export interface GivenSubscriber extends GivenAddress {
  readonly id: string
  readonly state: string
  readonly changedAtMs: number
  readonly document: string
}

export const findSubscriber = statement((db, given: GivenId) =>
  db
    .selectFrom('subscribers')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const lockSubscriber = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('subscribers')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

export const lockByAddress = statement((db, given: GivenAddress, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('subscribers')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('list_id', '=', given.listId)
      .where('email_key', '=', given.emailKey),
  ),
)

export const findOfAddress = statement((db, given: Omit<GivenAddress, 'listId'>) =>
  db
    .selectFrom('subscribers')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey)
    .orderBy('id'),
)

export const findManySubscribers = listQuery((db, websiteId, ids) =>
  db.selectFrom('subscribers').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

export const findWaiting = statement(
  (db, given: { readonly websiteId: string; readonly beforeMs: number; readonly limit: number }) =>
    db
      .selectFrom('subscribers')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('state', '=', 'waiting')
      .where('changed_at_ms', '<', given.beforeMs)
      .orderBy('changed_at_ms')
      .orderBy('id')
      .limit(given.limit),
)

export const insertSubscriber = statement((db, given: GivenSubscriber) =>
  db
    .insertInto('subscribers')
    .values({ website_id: given.websiteId, id: given.id, ...columnsOf(given) })
    .onConflict((conflict) => conflict.doNothing()),
)

export const updateSubscriber = statement((db, given: GivenSubscriber) =>
  db
    .updateTable('subscribers')
    .set(columnsOf(given))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

function columnsOf({ listId, emailKey, state, changedAtMs, document }: GivenSubscriber) {
  return { list_id: listId, email_key: emailKey, state, changed_at_ms: changedAtMs, document }
}

export const findLastChange = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('subscribers')
    .select((row) => row.fn.max<number>('changed_at_ms').as('changed_at_ms'))
    .where('website_id', '=', given.websiteId),
)

export const removeSubscriber = statement((db, given: GivenId) =>
  db.deleteFrom('subscribers').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

export const countSubscribers = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('subscribers')
    .select(['list_id', 'state', (row) => row.fn.countAll<number>().as('total')])
    .where('website_id', '=', given.websiteId)
    .groupBy(['list_id', 'state']),
)
