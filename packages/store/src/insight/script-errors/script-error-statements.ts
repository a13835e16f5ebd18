import { statement } from '../../engine/statement.ts'

interface GivenSite {
  readonly websiteId: string
}

interface GivenError extends GivenSite {
  readonly id: string
  readonly message: string
  readonly source: string
  readonly stack: string
  readonly path: string
  readonly browser: string
  readonly count: number
  readonly firstAtMs: number
  readonly lastAtMs: number
}

/** Adds an error, or to how often it was seen. */
export const note = statement((db, given: GivenError) =>
  db
    .insertInto('insight_errors')
    .values({
      website_id: given.websiteId,
      id: given.id,
      message: given.message,
      source: given.source,
      stack: given.stack,
      path: given.path,
      browser: given.browser,
      seen: given.count,
      first_at_ms: given.firstAtMs,
      last_at_ms: given.lastAtMs,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet((row) => ({
        stack: row.ref('excluded.stack'),
        path: row.ref('excluded.path'),
        browser: row.ref('excluded.browser'),
        seen: row('insight_errors.seen', '+', row.ref('excluded.seen')),
        last_at_ms: row.ref('excluded.last_at_ms'),
      })),
    ),
)

export const count = statement((db, given: GivenSite) =>
  db
    .selectFrom('insight_errors')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId),
)

export const list = statement((db, given: GivenSite & { readonly offset: number; readonly limit: number }) =>
  db
    .selectFrom('insight_errors')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .orderBy('last_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)

export const remove = statement((db, given: GivenSite & { readonly id: string }) =>
  db.deleteFrom('insight_errors').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

/** Removes so many of those that were seen longest ago. */
export const removeFirst = statement((db, given: GivenSite & { readonly limit: number }) =>
  db
    .deleteFrom('insight_errors')
    .where('website_id', '=', given.websiteId)
    .where('id', 'in', (inside) =>
      inside
        .selectFrom('insight_errors')
        .select('id')
        .where('website_id', '=', given.websiteId)
        .orderBy('last_at_ms')
        .orderBy('id')
        .limit(given.limit),
    ),
)

export const removeOld = statement((db, given: GivenSite & { readonly beforeMs: number }) =>
  db
    .deleteFrom('insight_errors')
    .where('website_id', '=', given.websiteId)
    .where('last_at_ms', '<', given.beforeMs),
)
