import type { Site } from '@vitrine/domain/website/site'
import type { Suspension } from '@vitrine/domain/website/suspension/suspension'
import type { Database, Session } from '../engine/session.ts'
import { saveUses } from '../media/media-uses.ts'
import { runOrRollBack } from '../roll-back.ts'
import { type Arrival, type BroughtSite, bringSite } from './moving/bring-site.ts'
import { readSiteRows, rowsOfTable, type SiteRows } from './moving/read-site-rows.ts'
import { removeSite } from './remove-everything.ts'
import { readSite, type SiteRow } from './site-document.ts'
import { hostsOfOthers, saveHosts } from './site-hosts.ts'
import {
  abandonedSites,
  claimAdding,
  type DirectoryMarks,
  directoryMarks,
  forgetAdding,
  forgetRemoved,
  markAdding,
  markRemoved,
  raiseChanges,
  removedSites,
  writeHome,
} from './site-marks.ts'
import { lockSite } from './site-rows.ts'
import {
  findSite,
  insertSite,
  type ListedPlace,
  listOwned,
  listRevisions,
  listSites,
  listSome,
  type SitesPlace,
  saveSite,
  saveSuspension,
  writtenSite,
} from './site-statements.ts'
import type { SiteTable } from './site-tables.ts'
import { type WornTemplates, wornTemplates } from './worn-templates.ts'

/** What came of a change of the directory. */
type DirectoryOutcome = 'done' | 'host-taken' | 'not-there' | 'changed-meanwhile'

/** A site, and whether it has an owner. */
interface OwnedSite {
  readonly site: Site
  readonly hasOwner: boolean
}

/** Finds, adds and removes websites, and says which hosts they answer to. */
export interface SiteDirectory<Tables = unknown> extends WornTemplates<Tables> {
  list(): Promise<readonly Site[]>
  /** Some of the sites, in the order of their ids. */
  batch(place: SitesPlace): Promise<readonly Site[]>
  /** Some of the sites that have the words of a search, by title, each with whether anybody owns it. */
  page(place: ListedPlace): Promise<readonly OwnedSite[]>
  /** Which of some hosts other sites than this one answer to. */
  taken(websiteId: string, hosts: readonly string[]): Promise<readonly string[]>
  /** The revision of every site, by its id. */
  revisions(): Promise<ReadonlyMap<string, number>>
  find(websiteId: string): Promise<Site | undefined>
  marks(): Promise<DirectoryMarks>
  /** The site that the installation began with: as it was marked, else the one that answers to any host, else the first. */
  home(): Promise<string | null>
  /** Marks that site, once and for all. */
  claimHome(): Promise<void>
  /** Says that a site is about to be added, before its pictures are on the disk. */
  announce(websiteId: string): Promise<void>
  /** Says the same of a saved site that is to come back; false where it is being added already, maybe by another process. */
  claimArrival(websiteId: string): Promise<boolean>
  /** Sites that were announced as long ago as this, or longer, and came to nothing: their files may be there. */
  abandoned(forMs: number): Promise<readonly string[]>
  /** The files of such a site are gone. */
  forgetAbandoned(websiteId: string): Promise<void>
  /** Adds a site with what fills it, or nothing; the pictures of one whose host is taken are marked to go. */
  add(site: Site, filling?: SiteFilling<Tables>): Promise<DirectoryOutcome>
  /** Changes what a site is called and which hosts it answers to; `change` returns null where the site is not as it was expected. */
  change(
    websiteId: string,
    change: (site: Site) => Site | null,
    /** What belongs to the same transaction. */
    alongside?: (tables: Tables) => Promise<void>,
  ): Promise<DirectoryOutcome>
  /** Suspends a site, or lets it go on again (null). */
  suspend(
    websiteId: string,
    suspension: Suspension | null,
    /** What belongs to the same transaction. */
    alongside?: (tables: Tables) => Promise<void>,
  ): Promise<DirectoryOutcome>
  /** Removes a site with all rows that are stored of it, or nothing. The one that the installation began with stays. */
  remove(websiteId: string): Promise<DirectoryOutcome>
  /** Lets all rows that a saved site carries be read, as they are at one moment. */
  save<Result>(websiteId: string, work: (rows: SavedRows) => Promise<Result>): Promise<Result>
  /** Brings a saved site in with all its rows, or nothing. */
  bring(websiteId: string, brought: BroughtSite): Promise<Arrival>
  /** Sites that were removed, and whose files may still be there. */
  removed(): Promise<readonly string[]>
  /** The files of a removed site are gone. */
  forgetRemoved(websiteId: string): Promise<void>
}

/** The rows of a site while it is saved. */
interface SavedRows {
  all(): AsyncIterable<SiteRows>
  /** Those of one table. */
  of(table: SiteTable): AsyncIterable<SiteRows>
}

/** What is saved in the transaction that adds a site. */
interface SiteFilling<Tables> {
  readonly fill: (tables: Tables) => Promise<void>
  readonly limitMs: number
}

/** Rows of a large site are removed in one transaction, or come in. */
const removalLimitMs = 300_000
const arrivalLimitMs = 1_800_000

interface DirectoryContext<Tables> {
  /** Hears of each change, with the site that it is of. */
  readonly tell: (websiteId: string) => void
  readonly tablesOf: (session: Session) => Tables
}

/** The only place that looks across websites. */
export function siteDirectory<Tables>(
  database: Database,
  { tell, tablesOf }: DirectoryContext<Tables>,
): SiteDirectory<Tables> {
  const everywhere = database.outside('')

  const tellingOf = async <Outcome extends string>(websiteId: string, work: Promise<Outcome>) => {
    const outcome = await work
    if (outcome === 'done') tell(websiteId)
    return outcome
  }

  /** Changes of the directory wait for each other, as they all change the mark first; what takes long raises it when its work is nearly done. */
  const inOrder = <Outcome extends string>(
    websiteId: string,
    work: (session: Session) => Promise<Outcome>,
    limitMs?: number,
  ): Promise<Outcome> => {
    const ordered = async (session: Session) => {
      await raiseChanges(session)
      return work(session)
    }
    const options = limitMs === undefined ? {} : { limitMs }
    return tellingOf(websiteId, database.transaction(websiteId, ordered, options))
  }

  const directory: SiteDirectory<Tables> = {
    list: async () => readAll(await everywhere.all(listSites, {})),
    batch: async (place) => readAll(await everywhere.all(listSome, place)),
    page: async (place) => {
      const rows = await everywhere.query(listOwned(place))
      return rows.map((row) => ({ site: readSite(row.website_id, row), hasOwner: Number(row.owned) === 1 }))
    },
    taken: (websiteId, hosts) => hostsOfOthers(everywhere, websiteId, hosts),
    revisions: async () => {
      const rows = await everywhere.all(listRevisions, {})
      return new Map(rows.map((row) => [row.website_id, row.revision]))
    },
    find: async (websiteId) => {
      const row = await everywhere.first(findSite, { websiteId })
      return row && readSite(websiteId, row)
    },
    marks: () => directoryMarks(everywhere),
    home: async () => (await directoryMarks(everywhere)).home ?? guessHome(await directory.list()),
    claimHome: async () => {
      const home = guessHome(await directory.list())
      if (home !== null && (await directory.marks()).home === null)
        await database.transaction('', (session) => writeHome(session, home))
    },
    announce: (websiteId) => database.transaction('', (session) => markAdding(session, websiteId)),
    claimArrival: (websiteId) => database.transaction('', (session) => claimAdding(session, websiteId)),
    abandoned: async (forMs) => {
      const there = await directory.revisions()
      return (await abandonedSites(everywhere, forMs)).filter((id) => !there.has(id))
    },
    forgetAbandoned: (websiteId) => database.transaction('', (session) => forgetAdding(session, websiteId)),
    add: (site, filling) =>
      inOrder(
        site.id,
        async (session) => {
          await forgetAdding(session, site.id)
          if ((await hostsOfOthers(session, site.id, site.hosts)).length > 0) {
            await markRemoved(session, site.id)
            return 'host-taken'
          }
          const given = writtenSite(site.id, site)
          await session.write(insertSite, { ...given, revision: site.revision })
          await saveHosts(session, site)
          await saveUses(session, { kind: 'site', id: '' }, given.document)
          await filling?.fill(tablesOf(session))
          return 'done'
        },
        filling?.limitMs,
      ),
    change: (websiteId, change, alongside) =>
      inOrder(websiteId, async (session) => {
        const row = await session.first(lockSite, { websiteId })
        if (!row) return 'not-there'
        const changed = change(readSite(websiteId, row))
        if (changed === null) return 'changed-meanwhile'
        if ((await hostsOfOthers(session, websiteId, changed.hosts)).length > 0) return 'host-taken'
        await session.write(saveSite, writtenSite(websiteId, changed))
        await saveHosts(session, changed)
        await alongside?.(tablesOf(session))
        return 'done'
      }),
    suspend: (websiteId, suspension, alongside) =>
      inOrder(websiteId, async (session) => {
        const row = await session.first(findSite, { websiteId })
        if (!row) return 'not-there'
        const { sinceMs = null, reason = '' } = suspension ?? {}
        await session.write(saveSuspension, { websiteId, sinceMs, reason })
        await alongside?.(tablesOf(session))
        return 'done'
      }),
    ...wornTemplates(everywhere, { inOrder, tell, tablesOf }),
    remove: (websiteId) =>
      tellingOf(websiteId, database.transaction(websiteId, removeSite, { limitMs: removalLimitMs })),
    save: (websiteId, work) =>
      database.snapshot(websiteId, (session) =>
        work({ all: () => readSiteRows(session), of: (table) => rowsOfTable(session, table) }),
      ),
    bring: async (websiteId, brought) => {
      const arrive = (work: (session: Session) => Promise<Arrival>) =>
        tellingOf(websiteId, database.transaction(websiteId, work, { limitMs: arrivalLimitMs }))
      return (await runOrRollBack(arrive, (session) => bringSite(session, brought))).result
    },
    removed: () => removedSites(everywhere),
    forgetRemoved: (websiteId) => database.transaction('', (session) => forgetRemoved(session, websiteId)),
  }
  return directory
}

function readAll(rows: readonly (SiteRow & { readonly website_id: string })[]): readonly Site[] {
  return rows.map((row) => readSite(row.website_id, row))
}

function guessHome(sites: readonly Site[]): string | null {
  return (sites.find(({ hosts }) => hosts.length === 0) ?? sites[0])?.id ?? null
}
