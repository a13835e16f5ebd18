import { LiveSites } from '@vitrine/site/sites/live-sites'
import { SiteViews } from '@vitrine/site/sites/site-views'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { refuseStrangeHosts, takeTarget } from './http/hosts/refuse-strange-hosts.ts'
import { BodyBudget } from './http/input/body-budget.ts'
import { readEmptyText, readForms, readJson } from './http/input/request-body.ts'
import type { Installation } from './http/installation.ts'
import { KeptOrigins } from './http/kept/kept-origins.ts'
import { PageCache } from './http/kept/page-cache.ts'
import { enterLanguages } from './http/language/enter-language.ts'
import {
  AnswerLines,
  type LoggedRequests,
  RequestLog,
  timeResponses,
  usualSlowMs,
} from './http/log/request-log.ts'
import { guardPanelHost } from './http/panel-host/guard-panel-host.ts'
import { RenderLimit } from './http/render-limit.ts'
import { answerBrokenRequest } from './http/reply/answer-broken-requests.ts'
import { answerErrors, answerUnreadableAddress } from './http/reply/errors.ts'
import { inertPolicy, plainSecurityHeaders, strictTransport } from './http/reply/security-headers.ts'
import { guardSuspended } from './http/suspension/guard-suspended.ts'
import { CrumbCookies } from './http/visitor/crumb-cookies.ts'
import { ImageRenditions } from './images/image-renditions.ts'
import { InsightKeeper } from './insight/insight-keeper.ts'
import { createPageServer } from './pages/answer-from-memory.ts'
import { mountRoutes } from './routes/routes.ts'
import { SearchKeeper } from './search/search-keeper.ts'
import { sendsMail } from './services/mailer.ts'
import type { Services } from './services/services.ts'

/** Memory for rendered pages, where nothing else is set. */
const usualCacheBytes = 64_000_000

/** Room for a few thousand usual bodies at a time, and for dozens that come from one office or mobile network. */
const bodyLimits = { totalBytes: 64_000_000, bytesFromOne: 8_000_000 }

/** The largest JSON or form body. */
const maxBodyBytes = 1_000_000

/** Where the HTTP server writes what it has to say, and of which requests. */
interface ServerLog {
  readonly logger: FastifyBaseLogger
  readonly requests: LoggedRequests
  /** From when on a request is one that took long, where it differs from the usual. */
  readonly slowMs?: number
}

/** What the server shares with who starts it. */
export interface AppDependencies {
  /** Without it, only failures are logged, by the services. */
  readonly serverLog?: ServerLog
  /** Pictures in their widths and kinds. */
  readonly renditions?: ImageRenditions
  /** Keeps what sites are searched by. */
  readonly search?: SearchKeeper
  /** Gathers what visits are counted by. */
  readonly insight?: InsightKeeper
}

/** Builds the HTTP server; `listen` or `inject` start it. */
export function buildApp(
  services: Services,
  {
    serverLog,
    renditions = new ImageRenditions(services.dataDir),
    search = new SearchKeeper(services),
    insight = new InsightKeeper(services),
  }: AppDependencies = {},
): FastifyInstance {
  const installation: Installation = {
    services,
    sites: new LiveSites(services.store, services.clock),
    views: new SiteViews({ ...services, sendsMail: () => sendsMail(services) }),
    pages: new PageCache(services.pageCacheBytes ?? usualCacheBytes),
    origins: new KeptOrigins(),
    renders: new RenderLimit(services.renderPace),
    crumbs: new CrumbCookies(),
    bodies: new BodyBudget(bodyLimits),
  }
  const requestLog = new RequestLog(
    services.log,
    serverLog?.requests ?? 'off',
    serverLog?.slowMs ?? usualSlowMs,
  )
  const newRequestId = countRequests(services.newToken(3))
  const app = fastify({
    serverFactory: (handle) => createPageServer(installation, { handle, requestLog, newRequestId }),
    ...(serverLog ? { loggerInstance: serverLog.logger } : { logger: false }),
    logController: new AnswerLines(requestLog),
    genReqId: newRequestId,
    ...(services.isTrustedProxy ? { trustProxy: services.isTrustedProxy } : {}),
    rewriteUrl: takeTarget,
    bodyLimit: maxBodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenRequest,
  })
  app.decorate('installation', installation)
  app.addHook('onClose', () => search.stop())
  app.addHook('onClose', () => insight.stop())
  answerErrors(app, services.log)
  readJson(app)
  readForms(app)
  readEmptyText(app)
  if (serverLog) timeResponses(app)
  refuseStrangeHosts(app)
  guardPanelHost(app)
  guardSuspended(app)
  enterLanguages(app)
  app.addHook('onSend', (request, reply, _payload, done) => {
    // An answer may say more strictly whom its address is told.
    for (const [name, value] of Object.entries(plainSecurityHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', inertPolicy)
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport)
    done()
  })
  app.register(async (scope) => mountRoutes(scope, { renditions, search, insight }))
  return app
}

/** Names requests in the log: a word of this start, and a number. */
function countRequests(start: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}
