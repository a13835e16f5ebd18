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
    // What stands behind a lock is made for this visitor alone.
    const isShared = gate.kind === 'open' && services.keepsPages !== false
    const outcome = isShared
      ? await startOnce(key, { live, place, address })
      : await startPage(installation, { live, place, address })
    if (outcome.kind === 'redirect') return sendElsewhere(outcome, request, reply)
    if (outcome.kind === 'kept') return sendKept(outcome.page, request, reply, place)
    return sendUnkept(outcome, request, reply, place)
  }

  /** Those who ask for a page while it is made get the same one. */
  const startOnce = (key: string, wanted: WantedPage): Promise<PageOutcome> => {
    const known = pending.get(key)
    if (known) return known
    const job = startPage(installation, wanted, key).finally(() => pending.delete(key))
    pending.set(key, job)
    return job
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

  const sendUnkept = (
    page: UnkeptPage,
    request: FastifyRequest,
    reply: FastifyReply,
    place: RequestPlace,
  ) => {
    const cookies = installation.crumbs.linesFor(request.headers.cookie, place.isHttps) ?? []
    const length = String(Buffer.byteLength(page.body))
    reply.hijack()
    reply.raw.writeHead(page.status, [
      ...page.headers,
      'content-length',
      length,
      'cache-control',
      'no-store',
      ...cookies,
    ])
    reply.raw.end(request.method === 'HEAD' ? undefined : page.body)
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: show })
}

type PageOutcome = Elsewhere | KeptPage | UnkeptPage

type Elsewhere = Extract<MadeText, { kind: 'redirect' }>

/** A target with a query of its own keeps that one alone. */
function sendElsewhere({ location, status }: Elsewhere, request: FastifyRequest, reply: FastifyReply) {
  const [, query] = (request.raw.url ?? '').split('?', 2)
  const isWhole = !query || /[?#]/.test(location)
  return reply.redirect(isWhole ? location : `${location}?${query}`, status)
}

interface KeptPage {
  readonly kind: 'kept'
  readonly page: CachedPage
}

interface UnkeptPage {
  readonly kind: 'unkept'
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}

/** Makes a page, and keeps it under `key` if it is whole. */
async function startPage(
  installation: Installation,
  wanted: WantedPage,
  key: string | null = null,
): Promise<PageOutcome> {
  const made = await makePage(installation, wanted)
  if (made.kind === 'redirect') return made
  const { status, body } = made
  const headers = headersOf(made, wanted.place)
  if (key === null || status !== 200 || !made.isWhole) return { kind: 'unkept', status, headers, body }
  const page = formPage({
    body,
    headers,
    revision: wanted.live.site.revision,
    themeVersion: installation.views.version,
    expiresAtMs: installation.services.clock() + maxAgeMs,
  })
  installation.pages.set(key, page)
  void addBrotli(page)
  return { kind: 'kept', page }
}

function headersOf(made: Extract<MadeText, { kind: 'text' }>, { isHttps }: RequestPlace): readonly string[] {
  const headers: Readonly<Record<string, string>> = {
    ...plainSecurityHeaders,
    ...(isHttps ? { 'strict-transport-security': strictTransport } : {}),
    'content-type': made.contentType,
    'content-security-policy': made.policy,
    vary: 'accept-encoding',
    ...(made.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  }
  return Object.entries(headers).flat()
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
