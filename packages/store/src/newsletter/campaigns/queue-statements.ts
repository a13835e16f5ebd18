import { sql } from 'kysely'
import { statement } from '../../engine/statement.ts'

interface GivenReaders {
  readonly websiteId: string
  readonly listId: string
  readonly subscribedByMs: number
  readonly afterId: string
}

/** The last reader of a slice; none: fewer are left. `skipped` is one less than the slice has. */
export const findSliceEnd = statement((db, given: GivenReaders & { readonly skipped: number }) =>
  db
    .selectFrom('subscribers')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('list_id', '=', given.listId)
    .where('state', '=', sql.lit('subscribed'))
    .where('id', '>', given.afterId)
    .where('changed_at_ms', '<=', given.subscribedByMs)
    .orderBy('id')
    .limit(1)
    .offset(given.skipped),
)

/** The last reader of all that are left, in the order of the database, which no bound of our own stands behind in each of them. */
export const findLastReader = statement((db, given: GivenReaders) =>
  db
    .selectFrom('subscribers')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('list_id', '=', given.listId)
    .where('state', '=', sql.lit('subscribed'))
    .where('id', '>', given.afterId)
    .where('changed_at_ms', '<=', given.subscribedByMs)
    .orderBy('id', 'desc')
    .limit(1),
)

/** Queues readers up to one; who is queued stays so. */
export const queueReaders = statement(
  (db, given: GivenReaders & { readonly campaignId: string; readonly upTo: string }) =>
    db
      .insertInto('campaign_deliveries')
      .columns([
        'website_id',
        'campaign_id',
        'subscriber_id',
        'state',
        'due_at_ms',
        'at_ms',
        'tries',
        'is_measured',
        'problem',
      ])
      .expression(
        db
          .selectFrom('subscribers')
          .select([
            'website_id',
            sql<string>`cast(${given.campaignId} as text)`.as('campaign_id'),
            'id as subscriber_id',
            sql.lit('queued').as('state'),
            sql.lit(0).as('due_at_ms'),
            sql.lit(0).as('at_ms'),
            sql.lit(0).as('tries'),
            sql.lit(0).as('is_measured'),
            sql.lit('').as('problem'),
          ])
          .where('website_id', '=', given.websiteId)
          .where('list_id', '=', given.listId)
          .where('state', '=', sql.lit('subscribed'))
          .where('id', '>', given.afterId)
          .where('id', '<=', given.upTo)
          .where('changed_at_ms', '<=', given.subscribedByMs)
          .orderBy('id'),
      )
      .onConflict((conflict) => conflict.columns(['website_id', 'campaign_id', 'subscriber_id']).doNothing()),
)

/** Queues those again whose mail came back, and who are on the list again since. */
export const requeueBounced = statement(
  (db, given: { readonly websiteId: string; readonly campaignId: string; readonly nowMs: number }) =>
    db
      .updateTable('campaign_deliveries')
      .set({ state: 'queued', tries: 0, problem: '', bounced_at_ms: null, due_at_ms: given.nowMs })
      .where('website_id', '=', given.websiteId)
      .where('campaign_id', '=', given.campaignId)
      .where('state', '=', sql.lit('failed'))
      .where('bounced_at_ms', 'is not', null)
      .where('subscriber_id', 'in', ({ selectFrom }) =>
        selectFrom('subscribers')
          .select('id')
          .where('website_id', '=', given.websiteId)
          .where('state', '=', sql.lit('subscribed')),
      ),
)
