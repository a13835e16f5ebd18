import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { atPanelHost, type PanelHost } from '../../services/panel-host.ts'
import { targetOf } from '../hosts/site-request.ts'
import type { Installation } from '../installation.ts'
import { answerFailure, failureText } from '../reply/errors.ts'
import { refusalStatus } from '../reply/refusal-status.ts'
import { keyOf } from '../visitor/api-key.ts'
import { writeCookie } from '../visitor/cookies.ts'
import { type PassScope, passCookieName, passMs, passParameter, readPass } from './owner-pass.ts'
import { isPanelRoute, letPass, showsForeignPage } from './panel-request.ts'

interface Wire {
  readonly installation: Installation
  readonly panelHost: PanelHost
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Leads who asks for the panel on the host of a site to the panel's own, and refuses its calls there: a session is worth nothing to the
 * scripts of a page. Returns the reply where it answers itself.
 */
export async function answerOnSiteHost(wire: Wire): Promise<FastifyReply | undefined> {
  const { installation, panelHost, request, reply } = wire
  const { url = '', config } = request.routeOptions
  if (url === '/*') return takePass(wire)
  if (!isPanelRoute(request)) return undefined
  const live = await installation.sites.findKnown(request.host)
  if (!live || url === '/config/assets/*')
    return answerFailure(request, reply, refusalStatus['not-found'], failureText.notFound)
  if (url === '/config' || url === '/config/*') {
    const address = atPanelHost(panelHost.origin + (request.raw.url ?? '/config'), live.site, panelHost)
    return reply.header('cache-control', 'no-store').redirect(address, 303)
  }
  // A program with a key brings no cookie, and no browser sends a key by itself.
  if (config.call?.policy.kind === 'owner' && keyOf(request) !== null) return undefined
  if (showsForeignPage(request) && request.method === 'GET') {
    const path: PassScope = `/${(request.raw.url ?? '').split('?', 1)[0]?.slice(1) ?? ''}`
    const tokenHash = holderOf(wire, live, path)
    if (tokenHash !== null) {
      letPass(request.raw, tokenHash, true)
      return undefined
    }
  }
  const message = `The panel of this site is at ${panelHost.origin}/config.`
  return reply.status(refusalStatus['panel-elsewhere']).header('cache-control', 'no-store').send({ message })
}

/** A page that an owner comes to from the panel: in a frame by its address, else by a cookie that is good for pages alone. */
async function takePass(wire: Wire): Promise<FastifyReply | undefined> {
  const { installation, request, reply } = wire
  if (passIn(request) === null) return undefined
  const live = await installation.sites.findKnown(request.host)
  if (!live) return undefined
  const framed = holderOf(wire, live, 'frame')
  if (framed !== null) letPass(request.raw, framed, true)
  if (framed !== null || holderOf(wire, live, 'pages') === null) return undefined

  const { origin, isHttps } = targetOf(request, live, installation.services)
  const value = passIn(request) ?? ''
  const cookie = { name: passCookieName, value, httpOnly: true, maxAgeSeconds: passMs / 1000 }
  const address = new URL(origin + (request.raw.url ?? '/'))
  address.searchParams.delete(passParameter)
  return reply
    .headers({ 'cache-control': 'no-store', 'set-cookie': writeCookie(cookie, isHttps) })
    .redirect(address.href, 303)
}

function holderOf({ installation, request }: Wire, { site }: LiveSite, scope: PassScope): string | null {
  const { secret, clock } = installation.services
  return readPass(passIn(request), scope, { secret, websiteId: site.id, nowMs: clock() })
}

function passIn({ query }: FastifyRequest): string | null {
  const pass = (query as Readonly<Record<string, unknown>>)[passParameter]
  return typeof pass === 'string' ? pass : null
}
