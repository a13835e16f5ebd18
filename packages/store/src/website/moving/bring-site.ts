import type { Site } from '@vitrine/domain/website/site'
import { parse } from '../../documents/read-document.ts'
import type { Session } from '../../engine/session.ts'
import type { SqlValue } from '../../engine/statement.ts'
import { type RollBack, rollBack } from '../../roll-back.ts'
import { readSite } from '../site-document.ts'
import { hostsOfOthers, saveHosts } from '../site-hosts.ts'
import { forgetAdding } from '../site-marks.ts'
import { findSite, saveSite, writtenSite } from '../site-statements.ts'
import type { SiteRows } from './read-site-rows.ts'
import { SavedRowsError, siteRowsWriter } from './write-site-rows.ts'

/** What a saved site comes back from. */
export interface BroughtSite {
  /** Its rows from the first on, each time it is asked. */
  readonly rows: () => AsyncIterable<SiteRows>
  /** What is different of the site where it comes to. */
  readonly change: (site: Site) => Site
}

/** What came of it. */
export type Arrival = 'done' | 'host-taken' | 'there-already'

/** Writes a saved site down under its id; within the transaction of that website. */
export async function bringSite(
  session: Session,
  { rows, change }: BroughtSite,
): Promise<Arrival | RollBack<Arrival>> {
  const { websiteId } = session
  if (await session.first(findSite, { websiteId })) return rollBack('there-already')
  const write = siteRowsWriter(session)
  for await (const each of rows()) await write(fresh(each))

  const row = await session.first(findSite, { websiteId })
  if (!row || idOf(row.document) !== websiteId)
    throw new SavedRowsError('The settings of the site are missing, or are those of another one.')
  const saved = readSite(websiteId, row)
  const site = change(saved)
  if ((await hostsOfOthers(session, websiteId, site.hosts)).length > 0) return rollBack('host-taken')
  if (site !== saved) await session.write(saveSite, writtenSite(websiteId, site))
  await saveHosts(session, site)
  await forgetAdding(session, websiteId)
  return 'done'
}

function idOf(document: string): unknown {
  const read: unknown = parse(document)
  return typeof read === 'object' && read !== null && 'id' in read ? read.id : undefined
}

/** Far more changes than any site sees between being saved and coming back: what browsers and servers keep of a page is not taken for a newer one. */
const revisionsAhead = 1_000_000

/** No server has a job in hand of a site that was not there; and pages of the site are made anew. */
function fresh(given: SiteRows): SiteRows {
  if (given.table === 'jobs') return withValue(given, 'leased_until_ms', () => 0)
  if (given.table === 'websites')
    return withValue(given, 'revision', (value) => Number(value) + revisionsAhead)
  return given
}

function withValue(given: SiteRows, column: string, change: (value: SqlValue) => SqlValue): SiteRows {
  const at = given.columns.indexOf(column)
  const rows = given.rows.map((row) => row.map((value, place) => (place === at ? change(value) : value)))
  return { ...given, rows }
}
