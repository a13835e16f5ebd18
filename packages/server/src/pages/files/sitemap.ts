import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../http/hosts/network-of.ts'
import { targetOf } from '../../http/hosts/site-request.ts'
import { answerFailure, failureText } from '../../http/reply/errors.ts'
import { PageDesk } from '../making/page-desk.ts'
import { sendKept, sendOutcome } from '../making/send-page.ts'
import { pageKey } from '../pages.ts'
import { SitemapDesk, type SitemapName } from './sitemap-desk.ts'

/** `/sitemap.xml` and those that it names, `/robots.txt` and `/favicon.ico`. */
export function mountSitemap(app: FastifyInstance): void {
  const { installation } = app
  const { sites, services } = installation
  const desk = new PageDesk(installation)
  const sitemaps = new SitemapDesk(installation)

  /** Answers a sitemap of a site, or that there is no such thing. */
  const send = async (request: FastifyRequest, reply: FastifyReply, name: SitemapName) => {
    const live = await sites.find(request.host)
    // A site behind a lock does not show what it holds, and one that wants not to be found lists nothing.
    if (!live || live.site.lock || live.site.seo.isHidden)
      return answerFailure(request, reply, 404, failureText.notFound)
    const target = targetOf(request, live, services)
    const key = pageKey(live, target, name === 'main' ? '/sitemap.xml' : `/sitemap-${name}.xml`)
    const known = desk.recall(key, live)
    if (known) return sendKept(installation, known, { request, reply, target })
    const refused = sitemaps.refuse(name, { live, target, key })
    if (refused) return sendOutcome(installation, refused, { request, reply, target })
    const outcome = await sitemaps.whileAwaited(key, reply.raw, () =>
      desk.make(key, networkOf(request.ip), () => sitemaps.make(name, { live, target, key })),
    )
    return sendOutcome(installation, outcome, { request, reply, target })
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'main'))

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    send(request, reply, Number(request.params.number)),
  )

  app.get('/robots.txt', async (request, reply) => {
    const live = await sites.find(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const { origin } = targetOf(request, live, services)
    const isClosed = live.site.lock !== null || live.site.seo.isHidden
    return sendText(reply, isClosed ? 'User-agent: *\nDisallow: /\n' : robotsText(origin))
  })

  app.get('/favicon.ico', async (request, reply) => {
    const favicon = (await sites.find(request.host))?.site.favicon
    if (!favicon) return sendFavicon(reply)
    return reply
      .header('cache-control', 'public, max-age=300')
      .redirect(`${favicon.assetUrl}?format=100w`, 302)
  })
}

function sendText(reply: FastifyReply, text: string) {
  return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
}

/** What crawlers are asked to leave alone (platform reference, section 1.10). */
function robotsText(origin: string): string {
  const paths = ['/config', '/search', '/account$', '/account/', '/cart', '/checkout', '/commerce/', '/api/']
  const queries = [
    ...['author', 'tag', 'month', 'view', 'problem'].map((name) => `${name}=`),
    ...['json', 'page-context', 'main-content', 'quick-view', 'json-pretty', 'ical'].map(
      (format) => `format=${format}`,
    ),
    'reversePaginate=',
  ]
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    'Allow: /api/ui-extensions/',
    ...queries.flatMap((query) => [`Disallow: /*?${query}`, `Disallow: /*&${query}`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** A plain mark, so that browsers do not ask in vain; templates bring their own by a link in the head. */
function sendFavicon(reply: FastifyReply) {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#20424f"/>' +
    '<path d="M8 9l8 14 8-14" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'
  return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(svg)
}
