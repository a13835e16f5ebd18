import { checkHosts, hostProblemText } from '@vitrine/domain/sites/host-name'
import { checkTitle } from '@vitrine/domain/website/check-title'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import { shownHost } from '@vitrine/store/website/searched-words'
import { removeSiteFiles } from '../../media/remove-site-files.ts'
import type { Services } from '../../services/services.ts'
import { nameProblem, panelNameProblem } from '../home-name.ts'
import { asciiHost, originAt } from '../host-list.ts'
import { versionOf } from '../present-site.ts'

/** What a site is to be called, and which hosts it is to answer to, the primary one first. */
export interface SiteChange {
  readonly title: string
  readonly hosts: readonly string[]
  /** As it was when the change was made; null where that does not matter. */
  readonly version: string | null
}

/** What came of an act on a site. */
export type SiteOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly problem:
        | 'fields-wrong'
        | 'host-taken'
        | 'not-found'
        | 'changed-meanwhile'
        | 'site-stays'
        | 'site-stays-open'
      readonly errors: Readonly<Record<string, string>>
    }

/** What came of a removal. */
type RemovalOutcome =
  | {
      readonly ok: true
      /** Whether files of it could not be removed: the log names them, and the next start tries again. */
      readonly areFilesLeft: boolean
    }
  | Extract<SiteOutcome, { ok: false }>

type ActServices = Pick<Services, 'store' | 'dataDir' | 'log' | 'publicUrl' | 'panelHost'>

interface Act {
  /** Scheme and host at which the act is done; how the site is reached at its new name. */
  readonly origin: string | null
  /** Writes the act down, in its transaction. */
  readonly record: (tables: SiteTables) => Promise<void>
}

/** Renames a site and says which hosts it answers to. */
export async function changeSite(
  services: ActServices,
  siteId: string,
  change: SiteChange,
  { origin, record }: Act,
): Promise<SiteOutcome> {
  const { store } = services
  const hosts = change.hosts.map(asciiHost)
  const isHome = siteId === (await store.sites.home())
  const errors = {
    ...(await takenNames(services, hosts, isHome)),
    ...wrongFields(change.title, hosts, isHome),
  }
  if (Object.keys(errors).length > 0) return { ok: false, problem: 'fields-wrong', errors }

  const outcome = await store.sites.change(
    siteId,
    (site) => {
      if (change.version !== null && versionOf(site) !== change.version) return null
      return { ...site, title: change.title.trim(), hosts, homeOrigin: homeOf(site, hosts, origin) }
    },
    record,
  )
  if (outcome === 'done') return { ok: true }
  const problem = outcome === 'not-there' ? 'not-found' : outcome
  return {
    ok: false,
    problem,
    errors: problem === 'host-taken' ? await takenHosts(store, siteId, hosts) : {},
  }
}

async function takenNames(services: ActServices, hosts: readonly string[], isHome: boolean) {
  const errors: Record<string, string> = {}
  for (const [place, host] of hosts.entries()) {
    const problem = isHome ? panelNameProblem(services, host) : await nameProblem(services, host)
    if (problem !== null) errors[`hosts.${place}`] = problem
  }
  return errors
}

function wrongFields(
  title: string,
  hosts: readonly string[],
  isHome: boolean,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  const titleProblem = checkTitle(title)
  if (titleProblem !== null) errors.title = titleProblem
  if (hosts.length === 0 && !isHome) errors.hosts = 'A site has at least one host name.'
  for (const [place, problem] of checkHosts(hosts, shownHost))
    errors[`hosts.${place}`] = hostProblemText[problem]
  return errors
}

async function takenHosts(store: ActServices['store'], siteId: string, hosts: readonly string[]) {
  const taken = await store.sites.taken(siteId, hosts)
  const entries = hosts.flatMap((host, place) =>
    taken.includes(host) ? [[`hosts.${place}`, hostProblemText['host-taken']] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Links in mails lead to the primary host, at the port and by the scheme that the panel is used with. */
function homeOf(site: Site, hosts: readonly string[], origin: string | null): string | null {
  const [primary] = hosts
  if (primary === undefined || primary === site.hosts[0]) return site.homeOrigin
  const known = site.homeOrigin ?? origin
  return known === null ? null : originAt(primary, known)
}

/** Removes a site, once its title was typed as it is, with its rows and its pictures. */
export async function removeSite(
  services: ActServices,
  siteId: string,
  typedTitle: string,
): Promise<RemovalOutcome> {
  const { store } = services
  const site = await store.sites.find(siteId)
  if (!site) return { ok: false, problem: 'not-found', errors: {} }
  if (siteId === (await store.sites.home())) return { ok: false, problem: 'site-stays', errors: {} }
  if (typedTitle.trim() !== site.title.trim())
    return { ok: false, problem: 'fields-wrong', errors: { title: 'Type the title exactly as it is.' } }

  const outcome = await store.sites.remove(siteId)
  if (outcome !== 'done') return { ok: false, problem: 'not-found', errors: {} }
  const left = await removeSiteFiles(services)
  return { ok: true, areFilesLeft: left.includes(siteId) }
}
