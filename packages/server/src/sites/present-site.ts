import { createHash } from 'node:crypto'
import type { ReplyOf } from '@vitrine/contract/call'
import type { listSitesCall } from '@vitrine/contract/sites/site-calls'
import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { shownHost } from '@vitrine/store/website/searched-words'
import type { Services } from '../services/services.ts'
import { originAt } from './host-list.ts'

/** A site as owners of the installation see it in the list. */
export type PresentedSite = ReplyOf<typeof listSitesCall>['sites'][number]

/** What is needed to present one. */
interface Present {
  readonly services: Pick<Services, 'publicUrl'>
  readonly homeId: string | null
  /** Scheme and host of the request, for a site that has no address of its own yet. */
  readonly origin: string
  readonly hasOwner: boolean
}

/** Presents a site for the list. */
export function presentSite(site: Site, { services, homeId, origin, hasOwner }: Present): PresentedSite {
  const { id, title, hosts, templateId, suspension } = site
  return {
    id,
    title,
    hosts,
    shownHosts: hosts.map(shownHost),
    url: addressOf(site, services.publicUrl, origin),
    templateId,
    isHome: id === homeId,
    hasOwner,
    suspension,
    version: versionOf(site),
  }
}

/** Where a site is reached: as its first owner reached it, else at its primary host as this request came in. */
export function addressOf(site: Site, publicUrl: string | null, origin: string): string {
  const [primary] = site.hosts
  if (primary === undefined || site.homeOrigin !== null || publicUrl !== null)
    return homeOriginOf(site, publicUrl) ?? origin
  return originAt(primary, origin)
}

/** A word that changes with title and hosts. */
export function versionOf({ title, hosts }: Pick<Site, 'title' | 'hosts'>): string {
  return createHash('sha256')
    .update(JSON.stringify([title, hosts]))
    .digest('base64url')
    .slice(0, 22)
}
