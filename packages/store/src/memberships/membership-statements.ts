import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

/** One by its id. */
export const find = statement((db, given: GivenId) =>
  db
    .selectFrom('memberships')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** The same, locked. */
export const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('memberships')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

/** Several by their ids. */
export const findMany = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('memberships')
    .select(['id', 'document'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

/** All of an address. */
export const listOfEmail = statement((db, given: { readonly websiteId: string; readonly emailKey: string }) =>
  db
    .selectFrom('memberships')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey)
    .orderBy('id'),
)

/** The same, locked. */
export const lockOfEmail = statement(
  (db, given: { readonly websiteId: string; readonly emailKey: string }, engine) =>
    lockRows(
      engine,
      db
        .selectFrom('memberships')
        .select(['id', 'document'])
        .where('website_id', '=', given.websiteId)
        .where('email_key', '=', given.emailKey)
        .orderBy('id'),
    ),
)

/** Any of a plan. */
export const findOfPlan = statement((db, given: { readonly websiteId: string; readonly planId: string }) =>
  db
    .selectFrom('memberships')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('plan_id', '=', given.planId)
    .limit(1),
)

/** The next in the order of ids. */
export const listNext = statement(
  (db, given: { readonly websiteId: string; readonly afterId: string; readonly limit: number }) =>
    db
      .selectFrom('memberships')
      .select(['id', 'document'])
      .where('website_id', '=', given.websiteId)
      .where('id', '>', given.afterId)
      .orderBy('id')
      .limit(given.limit),
)

/** The time of the last change. */
export const findLastChange = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('listed_memberships')
    .select('changed_at_ms')
    .where('website_id', '=', given.websiteId)
    .orderBy('changed_at_ms', 'desc')
    .limit(1),
)

/** One as it is written. */
export interface GivenMembership extends GivenId {
  readonly emailKey: string
  readonly planId: string
  readonly document: string
}

/** Adds or changes one. */
export const save = statement((db, given: GivenMembership) => {
  const changing = { email_key: given.emailKey, plan_id: given.planId, document: given.document }
  return db
    .insertInto('memberships')
    .values({ website_id: given.websiteId, id: given.id, ...changing })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changing))
})

/** Adds one that is new. */
export const add = statement((db, given: GivenMembership) =>
  db
    .insertInto('memberships')
    .values({
      website_id: given.websiteId,
      id: given.id,
      email_key: given.emailKey,
      plan_id: given.planId,
      document: given.document,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
)

/** Forgets one. */
export const remove = statement((db, given: GivenId) =>
  db.deleteFrom('memberships').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
