import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { Site } from '@vitrine/domain/website/site'
import { parse } from '../../documents/read-document.ts'
import type { Session } from '../../engine/session.ts'
import type { SqlValue } from '../../engine/statement.ts'
import { type RollBack, rollBack } from '../../roll-back.ts'
import { removeEverything } from '../remove-everything.ts'
import { readSite } from '../site-document.ts'
import { hostsOfOthers, saveHosts } from '../site-hosts.ts'
import { forgetAdding, forgetRemoved, raiseChanges } from '../site-marks.ts'
import { findSite, saveBeside, saveSite, writtenSite } from '../site-statements.ts'
import { mostOfSettings } from './most-of-settings.ts'
import type { SiteRows } from './read-site-rows.ts'
import { SavedRowsError, siteRowsWriter } from './write-site-rows.ts'

/** What a saved site comes back from. */
export interface BroughtSite {
  /** Its rows from the first on, each time it is asked. */
  readonly rows: () => AsyncIterable<SiteRows>
  /** What is different of the site where it comes to. */
  readonly change: (site: Site) => Site
  /** Why its settings cannot be used here; null: they can. */
  readonly refusal: (site: Site) => string | null
}

/** What came of it. */
export type Arrival = 'done' | 'host-taken' | 'there-already'

/** Writes a saved site down under its id; within the transaction of that website. */
export async function bringSite(
  session: Session,
  { rows, change, refusal }: BroughtSite,
): Promise<Arrival | RollBack<Arrival>> {
  const { websiteId } = session
  if (await session.first(findSite, { websiteId })) return rollBack('there-already')
  // What was still being written while it was removed here is nobody's, and would be in the way of its own rows.
  await removeEverything(session)
  const write = siteRowsWriter(session)
  for await (const each of rows()) {
    requireModest(each)
    await write(fresh(each))
  }

  const row = await session.first(findSite, { websiteId })
  if (!row || idOf(row.document) !== websiteId)
    throw new SavedRowsError('The settings of the site are missing, or are those of another one.')
  const saved = readSite(websiteId, row)
  const refused = refusal({ ...saved, ...homeIn(row.document) })
  if (refused !== null) throw new SavedRowsError(refused)
  const site = change(saved)
  await raiseChanges(session)
  if ((await hostsOfOthers(session, websiteId, site.hosts)).length > 0) return rollBack('host-taken')
  // What the file has beside its settings may be of other ones.
  await session.write(site === saved ? saveBeside : saveSite, writtenSite(websiteId, site))
  await saveHosts(session, site)
  await forgetAdding(session, websiteId)
  // What lies in its folders from now on is not to go.
  await forgetRemoved(session, websiteId)
  return 'done'
}

/** Where the site is at home, as it was written down: what is not known here is read as something that is. */
function homeIn(document: string): Partial<Pick<Site, 'timeZone' | 'language'>> {
  const read: unknown = parse(document)
  if (!isRecord(read)) return {}
  const { timeZone, language } = read
  return {
    ...(typeof timeZone === 'string' ? { timeZone } : {}),
    ...(typeof language === 'string' ? { language } : {}),
  }
}

function idOf(document: string): unknown {
  const read: unknown = parse(document)
  return typeof read === 'object' && read !== null && 'id' in read ? read.id : undefined
}

/** What is said of a site in a column of its own: words that it is found by, and why it is suspended. */
const mostBeside = 50_000

/** Refuses settings of a site that no calls could have made. */
function requireModest({ table, columns, rows }: SiteRows): void {
  if (table !== 'websites') return
  const mostOf = (place: number) => (columns[place] === 'document' ? mostOfSettings : mostBeside)
  for (const row of rows)
    for (const [place, value] of row.entries())
      if (typeof value === 'string' && value.length > mostOf(place))
        throw new SavedRowsError('The settings of the site are larger than any that a site has.')
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
