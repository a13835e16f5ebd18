import type { Site } from '@vitrine/domain/website/site'
import { pausedText } from '@vitrine/domain/website/suspension/suspension'
import { escapeHtml } from '@vitrine/site/html/escape'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findKnownSite, isMediaRoute, isPanelRoute } from '../panel-host/panel-request.ts'
import { wantsPage } from '../reply/errors.ts'
import { plainPage, plainPagePolicy } from '../reply/plain-page.ts'
import { refusalStatus } from '../reply/refusal-status.ts'
import { isOwnerLooking } from '../visitor/may-see-files.ts'
import { goesOnWhileSuspended } from './goes-on.ts'
import { retryAfterSuspension } from './refuse-suspended.ts'

/** The number of a page that says what is wrong (specification, section 2). */
const errorPage = 101

/**
 * Answers everything that visitors ask of a suspended site: nothing of its template, its files or its calls. The panel goes on, whose
 * calls are held against the suspension when it is known who asks, with the pictures that it shows.
 */
export function guardSuspended(app: FastifyInstance): void {
  const { installation } = app
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (url === '/health') return
    // Who is an owner is known later.
    const { call } = config
    const goesOn = call ? call.policy.kind === 'owner' || goesOnWhileSuspended(call) : isPanelRoute(request)
    if (goesOn) return
    const live = await findKnownSite(installation, request)
    if (!live?.site.suspension) return
    if (isMediaRoute(request) && (await isOwnerLooking(request, live, installation.services))) return
    return sendPaused(live.site, request, reply)
  })
}

function sendPaused({ language }: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const say = sayIn(language)
  const title = say(pausedText)
  void reply
    .status(refusalStatus['site-suspended'])
    .headers({ ...retryAfterSuspension, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  if (!wantsPage(request)) return reply.send({ message: `${title}.` })
  const mainHtml = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(say('Please come back later.'))}</p>`
  return reply
    .header('content-security-policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .send(plainPage({ locale: language, pageType: errorPage, title, mainHtml }))
}
