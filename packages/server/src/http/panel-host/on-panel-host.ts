import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PanelHost } from '../../services/panel-host.ts'
import { languagesOf, panelLanguageOf, panelWords } from '../../words/panel-words.ts'
import { siteOriginOf } from '../hosts/site-request.ts'
import type { Installation } from '../installation.ts'
import { answerFailure, failureText, wantsPage } from '../reply/errors.ts'
import { refusalStatus } from '../reply/refusal-status.ts'
import { signedInSession } from '../visitor/signed-in-account.ts'
import { chosenSite, dropName, keepChoice, namedIn, namedSite } from './chosen-site.ts'
import { doorPage, doorPolicy, noSuchSiteText } from './door-page.ts'
import { frameParameter, type PassScope, passParameter, writePass } from './owner-pass.ts'
import { choose, isMediaRoute, isPanelRoute, showsForeignPage } from './panel-request.ts'
import { cookiesOfSite } from './session-cookies.ts'

/** What an owner reads whose browser works on another site by now than the tab shows. */
const otherSiteText = 'This browser works on another site now. Reload the page to go on with that one.'

const noSiteText = 'Choose a site first: open /config.'

const robotsText = 'User-agent: *\nDisallow: /\n'

/** The header in which the panel says of which site it is. */
const siteHeader = 'x-vitrine-site'

/**
 * Lets the panel's own routes on, and the pictures and files that it shows; no page of a site, nor any script of a template, is ever
 * answered on its host. Returns the reply where it answers itself.
 */
export async function answerOnPanelHost(
  installation: Installation,
  panelHost: PanelHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { url = '' } = request.routeOptions
  if (url === '/health' || url === '/config/assets/*') return undefined
  if (url === '/robots.txt') return reply.type('text/plain; charset=utf-8').send(robotsText)
  // Who types the name of the host wants the panel, which itself links to the site by `/?`.
  if (request.raw.url === '/' && request.method === 'GET' && wantsPage(request))
    return reply.redirect('/config', 302)
  const isHttps = panelHost.origin.startsWith('https:')
  const isPage = url === '/config' || url === '/config/*'
  const named = isPage ? namedIn(request) : null
  if (named !== null) return enterSite(installation, named, { panelHost, request, reply })

  const chosen = await chosenSite(installation, request, isHttps)
  if (!chosen)
    return isPage
      ? sendDoor({ request, reply }, null, '')
      : answerFailure(request, reply, refusalStatus['site-unnamed'], noSiteText)
  const { live, isKept } = chosen
  const shown = request.headers[siteHeader]
  if (shown !== undefined && shown !== live.site.id)
    return answerFailure(request, reply, refusalStatus['site-differs'], otherSiteText)
  if (isPage && !isKept) keepChoice(reply, live, isHttps)
  takeIn(request, live, isHttps)
  const isOurs = isPanelRoute(request) || isMediaRoute(request)
  if (isOurs && !(showsForeignPage(request) && request.method === 'GET')) return undefined
  return leadToSite(installation, live, { panelHost, request, reply })
}

/** What comes after this sees the site of the request, and its session alone. */
function takeIn({ raw }: FastifyRequest, { site }: LiveSite, isHttps: boolean): void {
  choose(raw, { websiteId: site.id, cookies: raw.headers.cookie ?? '' })
  if (raw.headers.cookie !== undefined)
    raw.headers.cookie = cookiesOfSite(raw.headers.cookie, { websiteId: site.id, isHttps })
}

interface Wire {
  readonly panelHost: PanelHost
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Keeps the choice of a site that an address names. */
async function enterSite(
  installation: Installation,
  named: string,
  { panelHost, request, reply }: Wire,
): Promise<FastifyReply> {
  if (named === '') return sendDoor({ request, reply }, null, '')
  const live = await namedSite(installation, named)
  if (!live) {
    void reply.status(refusalStatus['not-found'])
    return sendDoor({ request, reply }, noSuchSiteText, named)
  }
  keepChoice(reply, live, panelHost.origin.startsWith('https:'))
  return dropName(request, reply, panelHost.origin)
}

function sendDoor(
  { request, reply }: Omit<Wire, 'panelHost'>,
  problem: string | null,
  asked: string,
): FastifyReply {
  const reader = { account: null, visitor: { languages: languagesOf(request) } }
  const language = panelLanguageOf(reader)
  const { say } = panelWords(language)
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': doorPolicy,
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(doorPage({ language, say, problem: problem && say(problem), asked }))
}

/** What the panel links to is on the host of the site: whoever is signed in sees it there as an owner. */
async function leadToSite(
  { services }: Installation,
  live: LiveSite,
  { panelHost, request, reply }: Wire,
): Promise<FastifyReply> {
  const { method, headers, raw } = request
  const isCall = showsForeignPage(request)
  if (method !== 'GET' || !(isCall || wantsPage(request)))
    return answerFailure(request, reply, refusalStatus['not-found'], failureText.notFound)
  const isHttps = panelHost.origin.startsWith('https:')
  const tokenHash = await signedInSession(headers.cookie, live, { isHttps, services })
  const address = new URL(siteOriginOf(live.site, services, panelHost.origin) + (raw.url ?? '/'))
  if (tokenHash !== null) {
    const path: PassScope = `/${address.pathname.slice(1)}`
    const scope = isCall ? path : address.searchParams.has(frameParameter) ? 'frame' : 'pages'
    const context = { secret: services.secret, websiteId: live.site.id, nowMs: services.clock() }
    address.searchParams.set(passParameter, writePass(tokenHash, scope, context))
  }
  return reply.header('cache-control', 'no-store').redirect(address.href, 303)
}
