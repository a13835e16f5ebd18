import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Installation } from '../http/installation.ts'
import { sendCachedPage } from '../http/kept/send-cached-page.ts'
import { placeOf, readAsked } from '../http/site-request.ts'
import { acceptsGzip, isCurrent, pageKey } from './pages.ts'

/** Time for a whole request to come in, and for a connection to stay open without one. */
const timeouts = { requestMs: 60_000, keepAliveMs: 72_000 }

/**
 * Makes the server below Fastify: pages that are in memory are answered before a request of Fastify's is built, which costs more than
 * they do. Everything else goes to `handle`.
 */
export function createPageServer(installation: Installation, handle: RequestListener): Server {
  const options = { requestTimeout: timeouts.requestMs, keepAliveTimeout: timeouts.keepAliveMs }
  return createServer(options, (request, response) => {
    if (!answerFromMemory(installation, request, response)) handle(request, response)
  })
}

/** Answers a page that is in memory and current; false when there is none. */
function answerFromMemory(
  installation: Installation,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { sites, pages, services } = installation
  const asked = readAsked(request, services.isTrustedProxy)
  const live = asked && sites.peek(asked.host)
  if (!asked || !live) return false
  const place = placeOf(asked, live, services)
  const page = pages.get(pageKey(live, place, request.url ?? '/'))
  if (page === undefined || !isCurrent(page, live, installation)) return false
  if (page.gzip === null && acceptsGzip(request)) return false
  sendCachedPage(page, request, response, { crumbs: installation.crumbs, isHttps: place.isHttps })
  return true
}
