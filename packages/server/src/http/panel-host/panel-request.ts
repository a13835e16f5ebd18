import type { IncomingMessage } from 'node:http'
import { captchaTrialPageCall } from '@vitrine/contract/captcha/panel-calls'
import { previewItemCall } from '@vitrine/contract/content/item-calls'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { StoreUnavailableError } from '@vitrine/store/engine/errors'
import type { FastifyRequest } from 'fastify'
import type { Installation } from '../installation.ts'

/** The sites of requests that came to the panel's own host. */
const chosen = new WeakMap<IncomingMessage, Choice>()

/** The site, and the cookies that the browser sent: of all sites. */
interface Choice {
  readonly websiteId: string
  readonly cookies: string
}

/** Requests on the host of a site that brought a pass: the hash of its session, and whether the panel frames the answer. */
const passed = new WeakMap<IncomingMessage, { readonly tokenHash: string; readonly isFramed: boolean }>()

/** Notes of which site a request to the panel's host is. */
export function choose(raw: IncomingMessage, choice: Choice): void {
  chosen.set(raw, choice)
}

/** What was noted; null for requests to other hosts. */
export function chosenOf(raw: IncomingMessage): Choice | null {
  return chosen.get(raw) ?? null
}

/** Notes that a request brought a pass. */
export function letPass(raw: IncomingMessage, tokenHash: string, isFramed: boolean): void {
  passed.set(raw, { tokenHash, isFramed })
}

/** The session in which the pass of a request was made; null for those without one. */
export function passHolder(raw: IncomingMessage): string | null {
  return passed.get(raw)?.tokenHash ?? null
}

/** Whether an answer is shown in a frame of the panel. */
export function isFramed(raw: IncomingMessage): boolean {
  return passed.get(raw)?.isFramed ?? false
}

/** The site of a request, as far as is known: by its host, or on the panel's host as the browser chose. */
export async function findKnownSite(
  { sites }: Pick<Installation, 'sites'>,
  request: Pick<FastifyRequest, 'host' | 'raw'>,
): Promise<LiveSite | undefined> {
  const websiteId = chosenOf(request.raw)?.websiteId
  return websiteId === undefined ? sites.findKnown(request.host) : sites.findKnownById(websiteId)
}

/** The same as it is now; throws while the database is away. */
export async function findSite(
  installation: Pick<Installation, 'sites'>,
  request: Pick<FastifyRequest, 'host' | 'raw'>,
): Promise<LiveSite | undefined> {
  const live = await findKnownSite(installation, request)
  if (live?.isAway) throw new StoreUnavailableError('The database was away when it was last asked.')
  return live
}

type Route = Pick<FastifyRequest, 'routeOptions'>

/** Whether a route is the panel's: its pages, its calls, and all calls that need an owner. */
export function isPanelRoute({ routeOptions: { url = '', config } }: Route): boolean {
  return config.call?.policy.kind === 'owner' || /^\/(?:config|api\/panel)(?:\/|$)/.test(url)
}

/** Whether a route shows pictures and files, which cannot run. */
export function isMediaRoute({ routeOptions: { url = '' } }: Route): boolean {
  return /^\/(?:content\/v1|global|s)\//.test(url)
}

/** Whether a call shows a page in which scripts of the template or of other companies run: it has no place on the panel's host. */
export function showsForeignPage({ routeOptions: { config } }: Route): boolean {
  return config.call === previewItemCall || config.call === captchaTrialPageCall
}
