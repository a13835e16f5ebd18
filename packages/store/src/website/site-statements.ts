// What is asked of the rows of sites, across all of an installation.

import { askedWords, siteWords } from '@vitrine/domain/sites/site-words'
import type { Site } from '@vitrine/domain/website/site'
import { type Kysely, sql } from 'kysely'
import { statement } from '../engine/statement.ts'
import type { Schema } from '../schema/schema.ts'
import { searchedWords } from './searched-words.ts'
import { siteColumns } from './site-document.ts'
import type { TitlePlace } from './title-place.ts'

/** Which sites: so many behind an id; '' from the first on. */
export interface SitesPlace {
  readonly after: string
  readonly limit: number
}

/** What is written of a site. */
export interface WrittenSite {
  readonly websiteId: string
  readonly document: string
  readonly titleKey: string
  readonly words: string
  readonly templateId: string | null
}

/** The row of a site, as its settings are. */
export function writtenSite(websiteId: string, site: Site): WrittenSite {
  const { titleKey } = siteWords(site)
  const beside = { titleKey, words: searchedWords(site), templateId: site.templateId }
  return { websiteId, document: JSON.stringify(site), ...beside }
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

/** Which sites of a list by title: so many behind a place, of those that have all words of a search. */
export interface ListedPlace {
  /** Null from the first on. */
  readonly after: TitlePlace | null
  readonly limit: number
  /** '' for all. */
  readonly q: string
}

/** Sites by title, those of one title by id, each with whether anybody owns it. */
export function listOwned({ after, limit, q }: ListedPlace) {
  return (db: Kysely<Schema>) => {
    let listed = db
      .selectFrom('websites')
      .select(['website_id', ...siteColumns])
      .select(({ exists, selectFrom, case: when }) =>
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
    for (const word of askedWords(q))
      listed = listed.where(sql<boolean>`words like ${containing(word)} escape '\\'`)
    if (after !== null)
      listed = listed.where(sql<boolean>`(title_key, website_id) > (${after.titleKey}, ${after.id})`)
    return listed.orderBy('title_key').orderBy('website_id').limit(limit)
  }
}

/** A pattern for texts that hold a word, whatever signs it has. */
function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

export const listRevisions = statement((db, _given: Record<never, never>) =>
  db.selectFrom('websites').select(['website_id', 'revision']),
)

export const findSite = statement((db, given: { websiteId: string }) =>
  db.selectFrom('websites').select(siteColumns).where('website_id', '=', given.websiteId),
)

export const insertSite = statement((db, given: WrittenSite & { readonly revision: number }) =>
  db.insertInto('websites').values({
    website_id: given.websiteId,
    document: given.document,
    revision: given.revision,
    suspended_at_ms: null,
    suspension_reason: sql.lit(''),
    title_key: given.titleKey,
    words: given.words,
    template_id: given.templateId,
  }),
)

export const saveSite = statement((db, given: WrittenSite) =>
  db
    .updateTable('websites')
    .set((column) => ({
      document: given.document,
      title_key: given.titleKey,
      words: given.words,
      template_id: given.templateId,
      revision: column('revision', '+', 1),
    }))
    .where('website_id', '=', given.websiteId),
)

/** What stands beside the settings of a site, made from them anew. */
export const saveBeside = statement((db, given: WrittenSite) =>
  db
    .updateTable('websites')
    .set({ title_key: given.titleKey, words: given.words, template_id: given.templateId })
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
