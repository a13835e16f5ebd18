import { checkSavedSite } from '@vitrine/domain/selling/check-saved-site'
import { checkHosts, hostProblemText, maxHosts } from '@vitrine/domain/sites/host-name'
import type { Site } from '@vitrine/domain/website/site'
import { BrokenArchiveError } from '@vitrine/site/moving/archive-reader'
import { checkArchive } from '@vitrine/site/moving/check-archive'
import type { RestoreProblem } from '@vitrine/site/moving/moving-texts'
import { type OpenArchive, openArchive } from '@vitrine/site/moving/open-archive'
import { takeArchive } from '@vitrine/site/moving/take-archive'
import { type Undo, undoUnlessIn } from '@vitrine/site/moving/undo-unless-in'
import { firstWebsiteId } from '@vitrine/site/seed/seeded-site'
import { damageOf } from '@vitrine/store/documents/damage'
import { SavedRowsError } from '@vitrine/store/website/moving/write-site-rows'
import { shownHost } from '@vitrine/store/website/searched-words'
import { removeAnnouncedFiles } from '../media/remove-site-files.ts'
import type { Services } from '../services/services.ts'
import { nameProblem } from '../sites/home-name.ts'
import { asciiHost, originAt } from '../sites/host-list.ts'
import { keyOfArchive } from './archive-key.ts'
import { installationName } from './installation-name.ts'
import { makeRoom } from './make-room.ts'
import { placeTemplate, type TemplateKind } from './place-template.ts'
import { rowsForHere } from './rows-for-here.ts'
import { siteFolder } from './site-folders.ts'

type RestoreServices = Pick<
  Services,
  | 'store'
  | 'gateways'
  | 'dataDir'
  | 'siteDir'
  | 'secret'
  | 'clock'
  | 'newId'
  | 'publicUrl'
  | 'panelHost'
  | 'log'
>

/** A file, and what is to be different of its site. */
export interface RestoreRequest {
  readonly file: string
  /** The hosts that it is to answer to; none: those that it had. */
  readonly hosts: readonly string[]
  readonly passphrase: string | null
}

/** What came of it. */
export type RestoreOutcome =
  | {
      readonly ok: true
      readonly site: Site
      readonly rows: number
      readonly files: number
      /** Whether it was saved by an installation with another key. */
      readonly isFromElsewhere: boolean
      /** How many rows of a table could not be opened, or are of no use by another key. */
      readonly lost: ReadonlyMap<string, number>
      /** How many documents of a table cannot be read, and which settings: the site goes on without them. */
      readonly damaged: {
        readonly documents: ReadonlyMap<string, number>
        readonly settings: readonly string[]
      }
      readonly template: TemplateKind
    }
  | { readonly ok: false; readonly problem: RestoreProblem }
  /** In words: of the file, of hosts, of the template. */
  | { readonly ok: false; readonly problem: 'refused'; readonly reasons: readonly string[] }

/** Brings a saved site in with all that is in its file, or leaves all as it was. */
export async function restoreSite(
  request: RestoreRequest,
  services: RestoreServices,
): Promise<RestoreOutcome> {
  try {
    const archive = await openArchive(request.file)
    if (typeof archive === 'string') return { ok: false, problem: archive }
    try {
      return await unlessItIsComing(archive, request, services)
    } finally {
      await archive.reader.close()
    }
  } catch (error) {
    if (error instanceof BrokenArchiveError || error instanceof SavedRowsError) return refused(error.message)
    throw error
  }
}

/** Sites that this process is bringing in. */
const coming = new Set<string>()

/** Refuses a site that is being brought in already. */
async function unlessItIsComing(
  archive: OpenArchive,
  request: RestoreRequest,
  services: RestoreServices,
): Promise<RestoreOutcome> {
  const { id } = archive.manifest.site
  if (coming.has(id)) return { ok: false, problem: 'files-there' }
  coming.add(id)
  try {
    return await restoreFrom(archive, request, services)
  } finally {
    coming.delete(id)
  }
}

async function restoreFrom(
  archive: OpenArchive,
  { hosts: wanted, passphrase }: RestoreRequest,
  services: RestoreServices,
): Promise<RestoreOutcome> {
  const { store, secret } = services
  const { site } = archive.manifest
  const opened = await keyOfArchive(archive.manifest, passphrase, secret)
  if (typeof opened === 'string') return { ok: false, problem: opened }
  const unread = await checkArchive(archive)
  if (await store.sites.find(site.id)) return { ok: false, problem: whyThere(archive.manifest, secret) }
  const hosts = [...new Set((wanted.length > 0 ? wanted : site.hosts).map(asciiHost))]
  if (hosts.length === 0) return { ok: false, problem: 'no-host' }
  const wrong = await wrongHosts(hosts, site.id, services)
  if (wrong.length > 0) return refused(...wrong)
  if (!(await makeRoom(site.id, services))) return { ok: false, problem: 'files-there' }

  // Of two who bring it in, one does: what the other has placed and written is none of theirs to undo.
  if (!(await store.sites.claimArrival(site.id))) return { ok: false, problem: 'files-there' }
  return undoUnlessIn(store, site.id, async (undo) => {
    // The claim goes last. What cannot be removed is in the log.
    undo.push(() => removeAnnouncedFiles(services, site.id))
    const outcome = await bringIn(archive, { hosts, key: opened.key, unread, undo }, services)
    return { isIn: outcome.ok, outcome }
  })
}

interface Arrival {
  readonly hosts: readonly string[]
  /** By which what the file holds sealed and hashed is read. */
  readonly key: string | null
  /** Documents of the file that nobody can read. */
  readonly unread: ReadonlyMap<string, number>
  readonly undo: Undo[]
}

async function bringIn(
  archive: OpenArchive,
  { hosts, key, unread, undo }: Arrival,
  services: RestoreServices,
): Promise<RestoreOutcome> {
  const { store, secret } = services
  const { id } = archive.manifest.site
  const lost = new Map<string, number>()
  const placed = await placeTemplate(archive, services)
  if (!placed.ok) return refused(...placed.reasons)
  undo.push(placed.undo)
  const outcome = await takeArchive(archive, {
    store,
    books: services.gateways.books,
    folderOf: (folder) => siteFolder(folder, services.dataDir, id),
    rows: () => rowsForHere(archive, { key, secret, lost }),
    change: (saved) => changed(saved, { hosts, templateId: placed.templateId, origin: services.publicUrl }),
    refusal: checkSavedSite,
  })
  if (outcome === 'host-taken') return refused(hostProblemText[outcome])
  if (outcome !== 'done') return { ok: false, problem: outcome }
  const came = await siteOf(id, services)
  const damaged = { documents: unread, settings: damageOf(id).map(({ kind }) => kind) }
  return restored(archive, { site: came, lost, damaged, template: placed.kind, secret })
}

/** First sites of older installations have one id, and are different sites for all that. */
function whyThere({ site, installation }: OpenArchive['manifest'], secret: string) {
  const isAnother = site.id === firstWebsiteId && installation !== installationName(secret)
  return isAnother ? 'first-there' : 'there-already'
}

async function siteOf(id: string, { store }: RestoreServices): Promise<Site> {
  const site = await store.sites.find(id)
  if (!site) throw new Error('The site that came in is not there.')
  return site
}

function restored(
  { manifest, contents, files }: OpenArchive,
  {
    secret,
    ...came
  }: Pick<Extract<RestoreOutcome, { ok: true }>, 'site' | 'lost' | 'damaged' | 'template'> & {
    readonly secret: string
  },
): RestoreOutcome {
  return {
    ok: true,
    ...came,
    rows: Object.values(contents.tables).reduce((sum, each) => sum + each, 0),
    files: files.length,
    isFromElsewhere: manifest.installation !== installationName(secret),
  }
}

/** So much is said of what is no host name. */
const mostShown = 253

/** Why the site cannot have these hosts here. */
async function wrongHosts(
  hosts: readonly string[],
  siteId: string,
  services: RestoreServices,
): Promise<readonly string[]> {
  if (hosts.length > maxHosts) return [hostProblemText['too-many-hosts']]
  const problems = [...checkHosts(hosts, shownHost)].map(
    ([place, problem]) => `${hosts[place]?.slice(0, mostShown)}: ${hostProblemText[problem]}`,
  )
  if (problems.length > 0) return problems
  const taken = await services.store.sites.taken(siteId, hosts)
  if (taken.length > 0) return taken.map((host) => `${host}: ${hostProblemText['host-taken']}`)
  const named = await Promise.all(hosts.map((host) => nameProblem(services, host)))
  return named.flatMap((problem, place) => (problem === null ? [] : [`${hosts[place]}: ${problem}`]))
}

/** The site as it is here: it stays as it was where nothing is different. */
function changed(
  site: Site,
  here: {
    readonly hosts: readonly string[]
    readonly templateId: string | null
    readonly origin: string | null
  },
): Site {
  const { hosts, templateId } = here
  const [primary = ''] = hosts
  const hasSameHosts = hosts.join() === site.hosts.join()
  if (hasSameHosts && templateId === site.templateId) return site
  const known = site.homeOrigin ?? here.origin
  const homeOrigin = hasSameHosts || known === null ? site.homeOrigin : originAt(primary, known)
  return { ...site, hosts, templateId, homeOrigin }
}

function refused(...reasons: readonly string[]): RestoreOutcome {
  return { ok: false, problem: 'refused', reasons }
}
