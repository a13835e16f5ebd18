// What is asked of the rows of sites, across all of an installation.
import { sql } from 'kysely'
import { statement } from '../engine/statement.ts'
import { siteColumns } from './site-document.ts'

/** Which sites: so many behind an id; '' from the first on. */
export interface SitesPlace {
  readonly after: string
  readonly limit: number
}

export const listSites = statement((db, _given: Record<never, never>) =>
  db
    .selectFrom('websites')
    .select(['website_id', ...siteColumns])
    .orderBy('website_id'),
)

export const listSome = statement((db, given: SitesPlace) =>
  db
    .selectFrom('websites')
    .select(['website_id', ...siteColumns])
    .where('website_id', '>', given.after)
    .orderBy('website_id')
    .limit(given.limit),
)

export const listOwned = statement((db, given: SitesPlace) =>
  db
    .selectFrom('websites')
    .select(['website_id', ...siteColumns])
    .select(({ case: when, exists, selectFrom }) =>
      when()
        .when(
          exists(
            selectFrom('accounts')
              .select('accounts.id')
              .whereRef('accounts.website_id', '=', 'websites.website_id'),
          ),
        )
        .then(sql.lit(1))
        .else(sql.lit(0))
        .end()
        .as('owned'),
    )
    .where('website_id', '>', given.after)
    .orderBy('website_id')
    .limit(given.limit),
)

export const listRevisions = statement((db, _given: Record<never, never>) =>
  db.selectFrom('websites').select(['website_id', 'revision']),
)

export const findSite = statement((db, given: { websiteId: string }) =>
  db.selectFrom('websites').select(siteColumns).where('website_id', '=', given.websiteId),
)

export const insertSite = statement((db, given: { websiteId: string; document: string; revision: number }) =>
  db.insertInto('websites').values({
    website_id: given.websiteId,
    document: given.document,
    revision: given.revision,
    suspended_at_ms: null,
    suspension_reason: sql.lit(''),
  }),
)

export const saveSite = statement((db, given: { websiteId: string; document: string }) =>
  db
    .updateTable('websites')
    .set((column) => ({ document: given.document, revision: column('revision', '+', 1) }))
    .where('website_id', '=', given.websiteId),
)

export const saveSuspension = statement(
  (db, given: { websiteId: string; sinceMs: number | null; reason: string }) =>
    db
      .updateTable('websites')
      .set((column) => ({
        suspended_at_ms: given.sinceMs,
        suspension_reason: given.reason,
        revision: column('revision', '+', 1),
      }))
      .where('website_id', '=', given.websiteId),
)
