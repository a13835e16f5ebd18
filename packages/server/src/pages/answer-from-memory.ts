import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { readHost, targetOf } from '../http/hosts/site-request.ts'
import type { Installation } from '../http/installation.ts'
import { lacksGzip, sendCachedPage } from '../http/kept/send-cached-page.ts'
import type { RequestLog } from '../http/log/request-log.ts'
import { mayBeSignedIn } from '../http/visitor/signed-in-account.ts'
import { isPanelHost } from '../services/panel-host.ts'
import { isCurrent } from './making/start-page.ts'
import { pageKey } from './pages.ts'

/** Time for a whole request to come in, and for a connection to stay open without one. */
const timeouts = { requestMs: 60_000, keepAliveMs: 72_000 }

/** Who works on the sites of many owners has cookies of each of them. */
const maxHeaderSize = 32 * 1024

/**
 * Makes the server below Fastify: pages that are in memory are answered before a request of Fastify's is built, which costs more than
 * they do. Everything else goes to `handle`.
 */
export function createPageServer(
  installation: Installation,
  { handle, requestLog, newRequestId }: Below,
): Server {
  const { requestMs: requestTimeout, keepAliveMs: keepAliveTimeout } = timeouts
  const options = { requestTimeout, keepAliveTimeout, maxHeaderSize }
  const answer: RequestListener = (request, response) => {
    if (answerFromMemory(installation, request, response) === null) handle(request, response)
  }
  // Pages from memory neither fail nor take long, so that only a log of all requests speaks of them, and costs them anything.
  const answerLogged: RequestListener = (request, response) => {
    const startMs = performance.now()
    const live = answerFromMemory(installation, request, response)
    if (live === null) return handle(request, response)
    const { method = '', url: target = '' } = request
    const ms = performance.now() - startMs
    requestLog.write({
      id: newRequestId(),
      method,
      target,
      status: response.statusCode,
      ms,
      site: live.site.id,
    })
  }
  return createServer(options, requestLog.takesAll ? answerLogged : answer)
}

/** What answers when no page is in memory, and what is written of those that are. */
interface Below {
  readonly handle: RequestListener
  readonly requestLog: RequestLog
  readonly newRequestId: () => string
}

/** Answers a page that is in memory and current, and says of which site; null when there is none. */
function answerFromMemory(
  installation: Installation,
  request: IncomingMessage,
  response: ServerResponse,
): LiveSite | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  // Those who keep the site get pages of their own.
  if (mayBeSignedIn(request.headers.cookie)) return null
  const { sites, pages, services } = installation
  const asked = readHost(request, services.isTrustedProxy)
  // The panel's own host shows no pages, and no owner's pass is looked at here.
  if (!asked || isPanelHost(services.panelHost, asked.host)) return null
  const live = sites.peek(asked.host)
  if (!live || live.site.suspension !== null) return null
  const target = targetOf(asked, live, services)
  const page = pages.get(pageKey(live, target, request.url ?? '/'))
  if (page === undefined || !isCurrent(page, live, installation)) return null
  if (lacksGzip(page, request)) return null
  sendCachedPage(page, request, response, { crumbs: installation.crumbs, isHttps: target.isHttps })
  return live
}
