import type { ServerResponse } from 'node:http'
import { panelEventsPath } from '@vitrine/contract/owners/panel-events-path'
import type { FastifyInstance } from 'fastify'
import { targetOf } from '../../http/hosts/site-request.ts'
import { findSite } from '../../http/panel-host/panel-request.ts'
import { signInFirstText } from '../../http/permit.ts'
import { failureText } from '../../http/reply/errors.ts'
import { refusalStatus } from '../../http/reply/refusal-status.ts'
import { inertPolicy, plainSecurityHeaders } from '../../http/reply/security-headers.ts'
import { signedInAccount } from '../../http/visitor/signed-in-account.ts'
import { SiteNews } from './site-news.ts'

/** Proxies close what is silent for longer; the session is looked at as often. */
const beatMs = 25_000

/** The most streams of one account: tabs that are looked at. */
const streamsOfOne = 12

/**
 * `GET /api/panel/events`: a stream of server-sent events for whoever is signed in to the panel. `event: lists` has the names of lists that
 * have changed, as JSON; a comment line every 25 seconds keeps the connection. It ends with the session, and when the server stops.
 */
export function mountPanelEvents(app: FastifyInstance): void {
  const { services } = app.installation
  const news = new SiteNews(services.store)
  const streams = new Map<string, Set<ServerResponse>>()
  app.addHook('preClose', async () => {
    for (const ofOne of streams.values()) for (const stream of ofOne) stream.end()
  })

  app.get(panelEventsPath, async (request, reply) => {
    const live = await findSite(app.installation, request)
    if (!live) return reply.status(refusalStatus['not-found']).send({ message: failureText.notFound })
    const { isHttps } = targetOf(request, live, services)
    const account = () => signedInAccount(request.headers.cookie, live, { isHttps, services, by: 'session' })
    const who = await account()
    if (!who) return reply.status(refusalStatus['signed-out']).send({ message: signInFirstText })

    reply.hijack()
    const stream = reply.raw
    // Who has left while we looked is told of nothing, and its close has been.
    if (stream.destroyed) return reply
    stream.writeHead(200, { ...plainSecurityHeaders, ...streamHeaders })
    stream.write('retry: 5000\n\n')
    const ofOne = streams.get(who.id) ?? new Set()
    streams.set(who.id, ofOne.add(stream))
    const [oldest] = ofOne
    if (ofOne.size > streamsOfOne) oldest?.end()

    const stopListening = news.listen(live, (lists) => {
      stream.write(`event: lists\ndata: ${JSON.stringify(lists)}\n\n`)
    })
    const beat = setInterval(async () => {
      const isThere = await account().catch(() => who)
      if (isThere) stream.write(': here\n\n')
      else stream.end()
    }, beatMs).unref()
    stream.on('close', () => {
      stopListening()
      clearInterval(beat)
      ofOne.delete(stream)
      if (ofOne.size === 0) streams.delete(who.id)
    })
    return reply
  })
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': inertPolicy,
  // Nginx passes each event on as it comes.
  'x-accel-buffering': 'no',
}
