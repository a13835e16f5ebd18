import { tryAgainText } from '@vitrine/domain/limits/try-again'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestTarget } from '../../http/hosts/site-request.ts'
import type { Installation } from '../../http/installation.ts'
import { type CachedPage, encodePage } from '../../http/kept/page-cache.ts'
import { lacksGzip, sendCachedPage } from '../../http/kept/send-cached-page.ts'
import { isFramed } from '../../http/panel-host/panel-request.ts'
import { answerFailure } from '../../http/reply/errors.ts'
import { octetsOf } from '../../http/reply/octets-of.ts'
import { waitSeconds } from '../../http/reply/too-many.ts'
import { inPanelFrame } from '../files/in-panel-frame.ts'
import type { PageOutcome, UnkeptPage } from './start-page.ts'

/** Who asked for a page, and where. */
export interface PageExchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly target: RequestTarget
}

/** Sends what came of making a page. */
export async function sendOutcome(installation: Installation, outcome: PageOutcome, exchange: PageExchange) {
  const { request, reply } = exchange
  if (outcome.kind === 'refused') return sendRefusal(outcome.retryAfterMs, request, reply)
  // The address is whole: links of a list have its filters and its language.
  if (outcome.kind === 'redirect') return reply.redirect(outcome.location, outcome.status)
  if (outcome.kind === 'kept') return sendKept(installation, outcome.page, exchange)
  return sendUnkept(installation, outcome, exchange)
}

/** Sends a page that is in memory. */
export async function sendKept(
  { crumbs }: Installation,
  page: CachedPage,
  { request, reply, target }: PageExchange,
): Promise<void> {
  if (lacksGzip(page, request.raw)) await encodePage(page, 'gzip')
  sendCachedPage(page, request.raw, reply.raw, { crumbs, isHttps: target.isHttps })
  reply.hijack()
}

function sendUnkept(
  { crumbs, services }: Installation,
  page: UnkeptPage,
  { request, reply, target }: PageExchange,
): void {
  const cookies = crumbs.linesFor(request.headers.cookie, target.isHttps) ?? []
  const { headers, body } = isFramed(request.raw) ? inPanelFrame(page, services.panelHost) : page
  const octets = octetsOf(body)
  reply.hijack()
  reply.raw.writeHead(page.status, [
    ...headers,
    'content-length',
    String(octets.length),
    'cache-control',
    'no-store',
    ...cookies,
  ])
  reply.raw.end(request.method === 'HEAD' ? undefined : octets, 'latin1')
}

/** Pages are made for others meanwhile; those in memory are there for everybody. */
/** Says when what costs as much as a page can be asked for again. */
export function sendRefusal(retryAfterMs: number, request: FastifyRequest, reply: FastifyReply) {
  const seconds = waitSeconds(retryAfterMs)
  void reply.header('retry-after', String(seconds))
  return answerFailure(request, reply, 429, `${manyPagesText} ${tryAgainText(seconds)}`)
}

const manyPagesText = 'Many pages were asked for from your connection in a short time.'
