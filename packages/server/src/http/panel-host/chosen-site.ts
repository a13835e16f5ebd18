import type { Site } from '@vitrine/domain/website/site'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteParameter } from '../../services/panel-host.ts'
import type { Installation } from '../installation.ts'
import { writeCookie } from '../visitor/cookies.ts'
import { readVisitorCookies } from '../visitor/visitor.ts'

/** The cookie that says on which site a browser works, and for how long it does. */
const choiceCookie = { name: 'panel-site', seconds: 365 * 24 * 3600 } as const

type Places = Pick<Installation, 'sites' | 'services'>

/** The site that a browser works on: the one it chose, or the only one there is, which it has not chosen yet. */
export async function chosenSite(
  { sites }: Places,
  request: FastifyRequest,
  isHttps: boolean,
): Promise<{ readonly live: LiveSite; readonly isKept: boolean } | undefined> {
  const kept = readVisitorCookies(request.headers.cookie, isHttps).hiddenCookie(choiceCookie.name)
  const known = kept === null ? undefined : await sites.findKnownById(kept)
  if (known) return { live: known, isKept: true }
  const onlyId = await sites.onlyId()
  const only = onlyId === null ? undefined : await sites.findKnownById(onlyId)
  return only && { live: only, isKept: false }
}

/** Has a browser go on with a site: also once there are several. */
export function keepChoice(reply: FastifyReply, { site }: LiveSite, isHttps: boolean): void {
  const { name, seconds } = choiceCookie
  const cookie = { name, value: site.id, httpOnly: true, maxAgeSeconds: seconds }
  void reply.header('set-cookie', writeCookie(cookie, isHttps))
}

/** The site that a query names: by its id, as links do, or by a host, as people do. */
export async function namedSite({ sites, services }: Places, named: string): Promise<LiveSite | undefined> {
  const byId = /^[0-9a-f]{24}$/.test(named) ? await sites.findKnownById(named) : undefined
  if (byId) return byId
  const host = hostOf(named)
  const live = host === null ? undefined : await sites.findKnown(host)
  return live && isAt(live.site, host, services.publicUrl) ? live : undefined
}

/** What the query of a request names; null when it names nothing. */
export function namedIn({ query }: FastifyRequest): string | null {
  const named = (query as Readonly<Record<string, unknown>>)[siteParameter]
  return typeof named === 'string' ? named.trim() : null
}

/** Leads to the address without the name in it. */
export function dropName(request: FastifyRequest, reply: FastifyReply, origin: string) {
  const { pathname, searchParams } = new URL(`${origin}${request.raw.url ?? '/'}`)
  searchParams.delete(siteParameter)
  const query = searchParams.size === 0 ? '' : `?${searchParams}`
  return reply.header('cache-control', 'no-store').redirect(`${origin}${pathname}${query}`, 303)
}

function hostOf(named: string): string | null {
  const address = /^https?:\/\//i.test(named) ? named : `http://${named}`
  return URL.canParse(address) ? new URL(address).hostname : null
}

/** The first site answers to every host; it is meant by that of the public address alone. */
function isAt({ hosts }: Site, host: string | null, publicUrl: string | null): boolean {
  if (host === null) return false
  return hosts.includes(host) || (publicUrl !== null && new URL(publicUrl).hostname === host)
}
