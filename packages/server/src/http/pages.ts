import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Installation } from '../installation.ts'
import type { LiveSite } from '../site/live-sites.ts'
import { addBrotli, addGzip, type CachedPage, formPage } from '../site/page-cache.ts'
import { bareAddress } from '../site/page-query.ts'
import { answerFailure, failureText } from './errors.ts'
import { gateOf, sendLockScreen } from './gate.ts'
import { type MadeText, makePage, type WantedPage } from './make-page.ts'
import { plainSecurityHeaders, strictTransport } from './security-headers.ts'
import { sendCachedPage } from './send-cached-page.ts'
import { placeOf, type RequestPlace } from './site-request.ts'

/** Pages are made anew after this, as posts come due and dates are told in relation to now. */
const maxAgeMs = 300_000

/** Serves the pages of all sites: from memory when nothing has changed, else rendered and remembered. */
export function mountPages(app: FastifyInstance): void {
  const { installation } = app
  const { sites, pages, services } = installation
  const pending = new Map<string, Promise<PageOutcome>>()

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const live = await sites.find(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const place = placeOf(request, live, services)
    const address = bareAddress(request.raw.url ?? '/')
    const key = place.origin + address

    const known = pages.get(key)
    if (known && isCurrent(known, live, installation)) return sendKept(known, request, reply, place)

    const gate = await gateOf(installation, live, { place, address, cookies: request.headers.cookie })
    if (gate.kind === 'shut')
      return sendLockScreen(installation, live, { reply, gate, to: request.raw.url ?? '/' })
    if (gate.kind === 'unlocked')
      return sendUnlocked(await startPage(installation, { live, place, address }), request, reply)

    const shared = services.keepsPages === false ? undefined : pending.get(key)
    const job = shared ?? startPage(installation, { live, place, address })
    pending.set(key, job)
    const outcome = await job.finally(() => pending.delete(key))
    if (outcome.kind === 'redirect') return sendElsewhere(outcome, request, reply)
    if (outcome.isKept) pages.set(key, outcome.page)
    return sendMade(outcome, request, reply, place)
  }

  const sendKept = async (
    page: CachedPage,
    request: FastifyRequest,
    reply: FastifyReply,
    place: RequestPlace,
  ) => {
    if (page.gzip === null && acceptsGzip(request.raw)) await addGzip(page)
    sendCachedPage(page, request.raw, reply.raw, { crumbs: installation.crumbs, isHttps: place.isHttps })
    reply.hijack()
  }

  /** What stands behind a lock is made for this visitor alone. */
  const sendUnlocked = (outcome: PageOutcome, request: FastifyRequest, reply: FastifyReply) => {
    if (outcome.kind === 'redirect') return sendElsewhere(outcome, request, reply)
    return sendUnkept(outcome, request, reply)
  }

  const sendUnkept = (outcome: MadePage, request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    reply.raw.writeHead(outcome.status, [...outcome.page.headers, 'cache-control', 'no-store'])
    reply.raw.end(request.method === 'HEAD' ? undefined : outcome.page.plain.octets, 'latin1')
  }

  const sendMade = (outcome: MadePage, request: FastifyRequest, reply: FastifyReply, place: RequestPlace) => {
    if (outcome.isKept) {
      void addBrotli(outcome.page)
      return sendKept(outcome.page, request, reply, place)
    }
    return sendUnkept(outcome, request, reply)
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: show })
}

type PageOutcome = Elsewhere | MadePage

type Elsewhere = Extract<MadeText, { kind: 'redirect' }>

/** A target with a query of its own keeps that one alone. */
function sendElsewhere({ location, status }: Elsewhere, request: FastifyRequest, reply: FastifyReply) {
  const [, query] = (request.raw.url ?? '').split('?', 2)
  const isWhole = !query || /[?#]/.test(location)
  return reply.redirect(isWhole ? location : `${location}?${query}`, status)
}

interface MadePage {
  readonly kind: 'page'
  readonly status: number
  readonly isKept: boolean
  readonly page: CachedPage
}

async function startPage(installation: Installation, wanted: WantedPage): Promise<PageOutcome> {
  const { place, live } = wanted
  const made = await makePage(installation, wanted)
  if (made.kind === 'redirect') return made
  const page = formPage({
    body: made.body,
    headers: headerLines({
      ...plainSecurityHeaders,
      ...(place.isHttps ? { 'strict-transport-security': strictTransport } : {}),
      'content-type': made.contentType,
      'content-security-policy': made.policy,
      vary: 'accept-encoding',
      ...(made.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
    }),
    revision: live.site.revision,
    themeVersion: installation.views.version,
    expiresAtMs: installation.services.clock() + maxAgeMs,
  })
  return {
    kind: 'page',
    status: made.status,
    isKept: made.status === 200 && made.isWhole && installation.services.keepsPages !== false,
    page,
  }
}

/** Whether a page in memory shows the site as it is now. */
export function isCurrent(page: CachedPage, { site }: LiveSite, { views, services }: Installation): boolean {
  return (
    page.revision === site.revision &&
    page.themeVersion === views.version &&
    page.expiresAtMs > services.clock()
  )
}

/** Whether the browser takes gzip. */
export function acceptsGzip({ headers }: IncomingMessage): boolean {
  return headers['accept-encoding']?.includes('gzip') ?? false
}

function headerLines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).flat()
}
