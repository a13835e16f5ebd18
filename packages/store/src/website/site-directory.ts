import type { Site } from '@vitrine/domain/website/site'
import { sql } from 'kysely'
import type { Database } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { saveUses } from '../media/media-uses.ts'
import { readSite } from './site-document.ts'

/** Finds and adds websites. */
export interface SiteDirectory {
  list(): Promise<readonly Site[]>
  count(): Promise<number>
  find(websiteId: string): Promise<Site | undefined>
  add(site: Site): Promise<void>
}

/** Finds and adds websites; the only place that looks across them. */
export function siteDirectory(database: Database): SiteDirectory {
  const everywhere = database.outside('')
  return {
    list: async () => (await everywhere.all(listSites, {})).map((row) => readSite(row.website_id, row)),
    count: async () => (await everywhere.first(countSites, {}))?.total ?? 0,
    find: async (websiteId) => {
      const row = await everywhere.first(findSite, { websiteId })
      return row && readSite(websiteId, row)
    },
    add: (site) =>
      database.transaction(site.id, async (session) => {
        const given = { websiteId: site.id, document: JSON.stringify(site), revision: site.revision }
        await session.change(insertSite, given)
        await saveUses(session, { kind: 'site', id: '' }, given.document)
      }),
  }
}

/** Websites with open jobs whose time has come. */
export async function sitesWithDueJobs(database: Database, nowMs: number): Promise<readonly string[]> {
  const rows = await database.outside('').all(listSitesWithDueJobs, { nowMs })
  return rows.map((row) => row.website_id)
}

const listSites = statement((db, _given: Record<never, never>) =>
  db.selectFrom('websites').select(['website_id', 'document', 'revision']).orderBy('website_id'),
)

const countSites = statement((db, _given: Record<never, never>) =>
  db.selectFrom('websites').select((row) => row.fn.countAll<number>().as('total')),
)

const findSite = statement((db, given: { websiteId: string }) =>
  db.selectFrom('websites').select(['document', 'revision']).where('website_id', '=', given.websiteId),
)

const insertSite = statement((db, given: { websiteId: string; document: string; revision: number }) =>
  db
    .insertInto('websites')
    .values({ website_id: given.websiteId, document: given.document, revision: given.revision }),
)

const listSitesWithDueJobs = statement((db, given: { nowMs: number }) =>
  db
    .selectFrom('jobs')
    .select('website_id')
    .distinct()
    .where('state', '=', sql.lit('open'))
    .where('run_at_ms', '<=', given.nowMs)
    .where('leased_until_ms', '<=', given.nowMs),
)
